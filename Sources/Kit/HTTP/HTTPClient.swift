/// Sends requests: over the network, to a service in process, or to a test.
///
/// Decorators return a client again, so that they can be chained:
/// ```swift
/// let client = HTTPClient.network().limited(to: 8 << 20).retrying(.default)
/// ```
/// A reply of any status is a reply, not an error; a failure of the exchange itself throws `HTTPFailure`.
public struct HTTPClient: Sendable {
  /// Sends a request and returns the whole reply. Throws `HTTPFailure`.
  public var send: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// A client that sends with this closure.
  public init(send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.send = send
  }
}
