import Foundation

/// A reply as a value.
public struct HTTPResponse: Sendable, Hashable {
  /// Where a reply came from.
  public enum Origin: Sendable, Hashable {
    /// From the service, just now.
    case network
    /// From our store, still fresh or confirmed by the service; stored at this time.
    case cache(storedAt: Date)
    /// From our store because the service could not be reached; stored at this time. Tell the user its age.
    case offlineCopy(storedAt: Date)

    /// Whether the service could not be reached, so that the reply may be out of date.
    public var isOfflineCopy: Bool {
      if case .offlineCopy = self { true } else { false }
    }
  }

  /// The status code, 100 to 599.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: Data
  /// The URL that answered, after redirects, without any key.
  public var url: URL
  /// Where the reply came from.
  public var origin: Origin

  /// A reply of its parts.
  public init(
    status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL, origin: Origin = .network
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.origin = origin
  }

  /// Whether the status is one of 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// Decodes the JSON body.
  ///
  /// - Throws: `HTTPFailure.undecodable` that names the place of the first fault, and says so where the body
  ///   is a web page, as a captive portal sends it.
  public func decode<Value: Decodable>(_ type: Value.Type, using decoder: JSONDecoder = JSONDecoder()) throws
    -> Value
  {
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw HTTPFailure.undecodable(Undecodable.describe(error, body: body))
    }
  }
}
