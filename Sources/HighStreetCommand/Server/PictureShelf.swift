import Foundation
import HTTP

/// Keeps the pictures that have been drawn, up to a number of bytes; the oldest go first.
final class PictureShelf: @unchecked Sendable {
  private let byteLimit: Int
  private let respond: @Sendable (HTTPRequest) -> HTTPResponse
  // Guarded by `lock`.
  private let lock = NSLock()
  private var pictures: [String: HTTPResponse] = [:]
  private var paths: [String] = []
  private var bytes = 0

  /// - Parameters:
  ///   - byteLimit: the bytes of all bodies that are kept.
  ///   - respond: answers what is not on the shelf.
  init(byteLimit: Int = 32 << 20, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    self.byteLimit = byteLimit
    self.respond = respond
  }

  /// Whether a picture has to be drawn first.
  func isSlow(_ request: HTTPRequest) -> Bool { isPicture(request) && kept(request) == nil }

  /// The reply to any request, pictures or not.
  func reply(to request: HTTPRequest) -> HTTPResponse {
    guard isPicture(request) else { return respond(request) }
    if let picture = kept(request) { return picture }
    let picture = respond(request)
    if picture.status == 200 { keep(picture, of: request) }
    return picture
  }

  private func isPicture(_ request: HTTPRequest) -> Bool {
    request.method == .get && request.url.path.hasPrefix("/pictures/")
  }

  private func kept(_ request: HTTPRequest) -> HTTPResponse? {
    lock.lock()
    defer { lock.unlock() }
    return pictures[request.url.path]
  }

  private func keep(_ picture: HTTPResponse, of request: HTTPRequest) {
    lock.lock()
    defer { lock.unlock() }
    let path = request.url.path
    guard pictures[path] == nil, picture.body.count <= byteLimit else { return }
    pictures[path] = picture
    paths.append(path)
    bytes += picture.body.count
    while bytes > byteLimit {
      bytes -= pictures.removeValue(forKey: paths.removeFirst())?.body.count ?? 0
    }
  }
}
