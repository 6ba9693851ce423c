import Foundation
import HTTP
import XCTest

@testable import HighStreetCommand

/// A server of a test's own for `--source`: it says what it is told to, and keeps what it was asked.
final class ScriptedShop: @unchecked Sendable {
  /// A reply: the status and the JSON.
  typealias Answer = (status: Int, body: String)

  // Guarded by `lock`.
  private let lock = NSLock()
  private var received: [HTTPRequest] = []
  private var server: DemoServer?

  /// A server on a free port that answers each request with what the closure makes of it.
  init(_ answer: @escaping @Sendable (HTTPRequest) -> Answer) throws {
    server = try DemoServer(host: "127.0.0.1", port: 0) { [weak self] request in
      self?.keep(request)
      let (status, body) = answer(request)
      return HTTPResponse(
        status: status, headers: ["Content-Type": "application/json"], body: Data(body.utf8), url: request.url
      )
    }
  }

  /// Its address.
  var address: String { "http://127.0.0.1:\(server?.port ?? 0)" }

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
