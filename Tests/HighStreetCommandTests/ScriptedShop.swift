import Foundation
import HTTP
import XCTest

@testable import HighStreetCommand

/// A server of a test's own for `--source`: it says what it is told to, and keeps what it was asked. Its replies
/// are to be confirmed each time, so that none is taken from a cache as long as it is there.
final class ScriptedShop: @unchecked Sendable {
  /// A reply: the status and the JSON.
  typealias Answer = (status: Int, body: String)

  /// Its address, also when it is gone.
  private(set) var address = ""

  // `lock` guards `received`; the rest is the test's own.
  private let lock = NSLock()
  private var received: [HTTPRequest] = []
  private var server: DemoServer?

  /// A server on a free port that answers each request with what the closure makes of it.
  init(_ answer: @escaping @Sendable (HTTPRequest) -> Answer) throws {
    let server = try DemoServer(host: "127.0.0.1", port: 0) { [weak self] request in
      self?.keep(request)
      let (status, body) = answer(request)
      return HTTPResponse(
        status: status, headers: ["Content-Type": "application/json", "Cache-Control": "no-cache"],
        body: Data(body.utf8), url: request.url)
    }
    self.server = server
    address = "http://127.0.0.1:\(server.port)"
  }

  /// What it was asked so far, in order.
  var requests: [HTTPRequest] { lock.withLock { received } }

  /// Goes away: nobody answers at its address any more.
  func stop() {
    server = nil
  }

  private func keep(_ request: HTTPRequest) {
    lock.withLock { received.append(request) }
  }
}
