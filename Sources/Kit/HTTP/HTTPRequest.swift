import Foundation

/// A request as a value: what to ask for, from where, and how long to wait.
public struct HTTPRequest: Sendable, Hashable {
  /// The methods that the services use.
  public enum Method: String, Sendable, Hashable {
    /// Read.
    case get = "GET"
    /// Ask with a body.
    case post = "POST"
  }

  /// The method.
  public var method: Method
  /// The whole URL, without any key: see `credential`.
  public var url: URL
  /// The header fields, without any key: see `credential`.
  public var headers: HTTPHeaders
  /// The key or token, which goes to the URL's own host and nowhere else.
  public var credential: HTTPCredential?
  /// The body, sent as it is.
  public var body: Data?
  /// The time for the whole exchange, in seconds.
  public var timeout: TimeInterval
  /// The largest body of a reply that is taken, in bytes after decompression.
  public var bodyLimit: Int

  /// A request of its parts.
  public init(
    method: Method = .get, url: URL, headers: HTTPHeaders = [:], credential: HTTPCredential? = nil,
    body: Data? = nil, timeout: TimeInterval = 20, bodyLimit: Int = 16 << 20
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.credential = credential
    self.body = body
    self.timeout = timeout
    self.bodyLimit = bodyLimit
  }

  /// A request for a path of a service.
  ///
  /// - Parameters:
  ///   - base: the service's address; a path that it has is kept as prefix, a query or fragment is not.
  ///   - path: the rest of the path, percent-encoded already, with its leading `/`.
  ///   - query: names and values, not encoded yet; they are sent in this order.
  /// - Throws: `HTTPFailure.invalidRequest` when no URL can be made of them.
  public init(
    method: Method = .get, base: URL, path: String, query: [(String, String)] = [],
    headers: HTTPHeaders = [:], credential: HTTPCredential? = nil, body: Data? = nil,
    timeout: TimeInterval = 20
  ) throws {
    guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true), parts.host != nil else {
      throw HTTPFailure.invalidRequest(HTTPReasonText.noHost(in: base.absoluteString))
    }
    guard path.legalInURL == path, !path.contains(where: { "?#[]".contains($0) }) else {
      throw HTTPFailure.invalidRequest(HTTPReasonText.illegalPath(path))
    }
    var prefix = parts.percentEncodedPath
    while prefix.hasSuffix("/") { prefix.removeLast() }
    parts.percentEncodedPath = prefix + path
    parts.percentEncodedQuery =
      query.isEmpty
      ? nil : query.map { "\($0.0.percentEncoded)=\($0.1.percentEncoded)" }.joined(separator: "&")
    parts.fragment = nil
    guard let url = parts.url else {
      throw HTTPFailure.invalidRequest(HTTPReasonText.illegalPath(path))
    }
    self.init(
      method: method, url: url, headers: headers, credential: credential, body: body, timeout: timeout)
  }

  /// The request as it goes over the wire: the credential added to its header fields or query.
  ///
  /// For transports and servers only; the result must not be shown.
  public func withCredentialApplied() -> HTTPRequest {
    guard let credential else { return self }
    var request = self
    request.credential = nil
    switch credential.place {
    case .header(let name): request.headers[name] = credential.value
    case .query(let name):
      guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return request }
      let item = "\(name.percentEncoded)=\(credential.value.percentEncoded)"
      parts.percentEncodedQuery = parts.percentEncodedQuery.map { "\($0)&\(item)" } ?? item
      request.url = parts.url ?? url
    }
    return request
  }
}
