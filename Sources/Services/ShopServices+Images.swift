import DemoServices
import Foundation
import HTTP
import Images

extension ShopServices {
  /// A loader of the pictures that the services name. They are asked for without any key.
  ///
  /// - Parameter diskBytes: how many bytes of pictures are kept from one launch to the next. The demo keeps none, as it draws
  ///   its pictures itself.
  public func images(limits: ImageLoader.Limits = ImageLoader.Limits(), diskBytes: Int = 64 << 20)
    -> ImageLoader
  {
    let client = client
    let disk =
      source == .demo
      ? nil
      : ImageDiskCache(
        directory: places.cache.appendingPathComponent("pictures", isDirectory: true), byteLimit: diskBytes)
    return ImageLoader(disk: disk, limits: limits) { url in
      let response = try await client.send(HTTPRequest(url: url))
      return ImageResponse(status: response.status, body: response.body)
    }
  }
}
