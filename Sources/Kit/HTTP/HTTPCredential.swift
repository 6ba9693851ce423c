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

  /// `text` with every occurrence of the value, plain or encoded, replaced by `•••`.
  ///
  /// Services echo the request in their error messages, key included.
  public func redacting(_ text: String) -> String {
    spellings.reduce(text) { $0.replacingOccurrences(of: $1, with: "•••", options: .caseInsensitive) }
  }

  /// The ways in which a service may spell the value: as it is, percent-encoded as strictly as we do it or
  /// as URLs allow it, and escaped for JSON.
  var spellings: [String] {
    guard !value.isEmpty else { return [] }
    let loose = value.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? value
    return [value, value.percentEncoded, loose, value.replacingOccurrences(of: "/", with: "\\/")]
  }

  /// `url` without the query items that name or hold the credential; `nil` when it is elsewhere in the URL.
  func removed(from url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let items = parts.percentEncodedQuery?.split(separator: "&", omittingEmptySubsequences: false)
    let kept = items?.filter { !isShown(in: String($0)) && !isNamed(in: String($0)) }
    parts.percentEncodedQuery = kept.flatMap { $0.isEmpty ? nil : $0.joined(separator: "&") }
    guard let clean = parts.url, !isShown(in: clean.absoluteString) else { return nil }
    return clean
  }

  /// Whether a query item has the name of the credential's place.
  private func isNamed(in item: String) -> Bool {
    guard case .query(let name) = place else { return false }
    return String(item.prefix { $0 != "=" }).lenientlyPercentDecoded == name
  }

  /// Whether the value is in a text, however often it was percent-encoded on its way into it.
  private func isShown(in text: String) -> Bool {
    guard !value.isEmpty else { return false }
    var text = text
    for _ in 0..<4 {
      if text.contains(value) { return true }
      text = text.lenientlyPercentDecoded
    }
    return false
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
