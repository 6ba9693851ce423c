import Foundation
import Images
import Services

extension ImageLoader {
  /// A loader of the pictures that the services name.
  ///
  /// - Parameter diskBytes: how many bytes of pictures are kept from one launch to the next. The demo keeps none, as it draws
  ///   its pictures itself.
  public init(_ services: ShopServices, limits: Limits = Limits(), diskBytes: Int = 64 << 20) {
    let folder = services.places.cache.appendingPathComponent("pictures", isDirectory: true)
    let disk = services.source == .demo ? nil : ImageDiskCache(directory: folder, byteLimit: diskBytes)
    self.init(disk: disk, limits: limits) { url in
      let response = try await services.picture(at: url)
      return ImageResponse(status: response.status, body: response.body)
    }
  }
}
