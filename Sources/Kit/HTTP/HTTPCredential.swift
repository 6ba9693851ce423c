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
    spellings.reduce(text) { $0.replacingOccurrences(of: $1, with: "•••") }
  }

  /// `body` with the value replaced by `•••` where it is echoed as a query item; `nil` when the body shows
  /// it in any other way, where a replacement might hit something else.
  func redacting(_ body: Data) -> Data? {
    let secrets = spellings.map { Data($0.utf8) }
    func isShown(in body: Data) -> Bool { secrets.contains { body.range(of: $0) != nil } }
    guard isShown(in: body) else { return body }
    guard case .query(let name) = place else { return nil }
    let label = Data("\(name)=".utf8)
    var clean = body
    for secret in secrets {
      var start = clean.startIndex
      while let range = clean.range(of: label + secret, in: start..<clean.endIndex) {
        clean.replaceSubrange(range, with: label + Data("•••".utf8))
        start = range.lowerBound + label.count
      }
    }
    return isShown(in: clean) ? nil : clean
  }

  /// The ways in which a service may spell the value, the longest first: as it is, percent-encoded as
  /// strictly as we do it or as loosely as URLs allow it, and escaped for JSON.
  private var spellings: [String] {
    guard !value.isEmpty else { return [] }
    let strict = value.percentEncoded
    let loose = value.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? value
    let escaped = value.replacingOccurrences(of: "/", with: "\\/")
    let all: Set = [value, strict, value.lowercasePercentEncoded, loose, escaped]
    return all.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// `url` without the query item that is the credential's place.
  func removingItem(from url: URL) -> URL? {
    url.filteringQueryItems { !isNamed(in: $0) }
  }

  /// `url` without the query items that name or hold the credential; `nil` when the value is elsewhere in it.
  func removingEveryTrace(from url: URL) -> URL? {
    let clean = url.filteringQueryItems { !isNamed(in: $0) && !isShown(in: $0) }
    return clean.flatMap { isShown(in: $0.absoluteString) ? nil : $0 }
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

extension URL {
  /// The URL with those items of its query, percent-encoded, that are wanted.
  fileprivate func filteringQueryItems(_ isWanted: (String) -> Bool) -> URL? {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    guard let query = parts?.percentEncodedQuery else { return self }
    let items = query.split(separator: "&").map(String.init).filter(isWanted)
    parts?.percentEncodedQuery = items.isEmpty ? nil : items.joined(separator: "&")
    return parts?.url
  }
}
