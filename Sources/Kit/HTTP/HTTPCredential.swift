import Foundation

/// A key or token that a request carries.
///
/// It is kept apart from the URL and the headers, so that neither a message nor a log nor a cache can show
/// it: a transport adds it at the last moment, and only for the host that the request was made for.
public struct HTTPCredential: Sendable, Hashable {
  /// Where a service expects its key.
  public enum Place: Sendable, Hashable {
    /// In a header field of this name.
    case header(String)
    /// In a query item of this name.
    case query(String)
  }

  /// Where the value goes.
  public let place: Place
  let value: String

  /// A credential sent as a header field.
  public static func header(_ name: String, _ value: String) -> HTTPCredential {
    HTTPCredential(place: .header(name), value: value)
  }

  /// A credential sent as a query item.
  public static func query(_ name: String, _ value: String) -> HTTPCredential {
    HTTPCredential(place: .query(name), value: value)
  }

  /// `text` with every occurrence of the value, plain or percent-encoded, replaced by `•••`.
  ///
  /// Services echo the request in their error messages, key included.
  public func redacting(_ text: String) -> String {
    guard !value.isEmpty else { return text }
    return
      text
      .replacingOccurrences(of: value, with: "•••")
      .replacingOccurrences(of: value.percentEncoded, with: "•••")
  }
}

extension HTTPCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The place, never the value.
  public var description: String {
    switch place {
    case .header(let name): "\(name): •••"
    case .query(let name): "\(name)=•••"
    }
  }

  /// The place, never the value.
  public var debugDescription: String { description }

  /// A mirror without the value, so that `dump` cannot show it either.
  public var customMirror: Mirror { Mirror(self, children: ["place": place]) }
}
