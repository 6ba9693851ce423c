import Foundation
import HTTP

/// The services' own pictures, drawn when they are first asked for:
/// - `/pictures/product/SKU.png`
/// - `/pictures/home/ID-NUMBER-wWIDTH-hHEIGHT`
/// - `/pictures/fashion/DRAWING-RRGGBB.png`
/// - `/pictures/operator/NAME.png?height=…&width=…`, no larger than asked for
/// - `/pictures/city/GEOHASH.png`
/// - `/pictures/agency/NAME.png`
/// - `/pictures/agent/NAME-NUMBER.png`
struct PictureService: DemoService {
  private let lookup: PictureLookup
  private let files = PictureFiles()

  init(catalogue: Catalogue) {
    lookup = PictureLookup(catalogue: catalogue)
  }

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    guard request.path.hasPrefix("/pictures/") else { return nil }
    guard request.method == .get else { return .methodNotAllowed(request, allowed: .get) }
    guard let picture = try picture(for: request) else { return .notFound(request) }
    let file = try files.file(of: picture)
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "image/png", "Cache-Control": "max-age=86400"],
      body: file.data, url: request.url
    ).validated(by: file.tag, for: request)
  }

  /// What the picture at an address shows; `nil` where there is none.
  func picture(for request: DemoRequest) throws -> Picture? {
    let pieces = request.path.split(separator: "/")
    guard pieces.count == 3 else { return nil }
    // Real picture addresses may end in `.png;maxHeight=640;maxWidth=550`.
    let name = pieces[2].prefix { $0 != "." && $0 != ";" }
    let size = (width: request.pixels("width"), height: request.pixels("height"))
    return try lookup.picture(of: pieces[1], named: String(name), size: size)
  }
}

extension DemoRequest {
  /// A query item that is a number of pixels, within reason.
  fileprivate func pixels(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.map { min(max($0, 0), 4_096) }
  }
}
