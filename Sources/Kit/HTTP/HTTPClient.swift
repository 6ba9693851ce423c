/// Sends requests: over the network, to a service in process, or to a test.
///
/// Decorators return a client again, so that they can be chained. The order matters: each one sees what the
/// ones before it let through, so that here a reply from the store costs neither a pause nor a retry, and
/// each retry waits for its turn:
/// ```swift
/// let client = HTTPClient.network()
///   .limited(to: 8 << 20)
///   .throttled(5)
///   .retrying()
///   .cached(in: cache, maxAge: 300, offlineAge: 7 * 86_400)
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
