import Foundation

/// Which servers an app speaks to. Nothing ever falls back from one to another.
public enum ServiceSource: Sendable, Hashable {
  /// The demo services in process; no network.
  case demo
  /// The real services.
  case live
  /// One server that has all four services under this address.
  case server(URL)
}

extension ServiceSource: CustomStringConvertible {
  /// Reads `demo`, `live`, or an `http` or `https` address; `nil` for anything else.
  ///
  /// An address has neither user name nor password, which would be kept with the replies, no query, and a port that
  /// exists.
  public init?(_ text: String) {
    switch text {
    case "demo": self = .demo
    case "live": self = .live
    default:
      guard let url = URL(string: text), url.isWebAddress, url.user == nil, url.password == nil,
        url.query == nil, (1...65_535).contains(url.port ?? 80)
      else { return nil }
      self = .server(url)
    }
  }

  /// The text that `init(_:)` reads.
  public var description: String {
    switch self {
    case .demo: "demo"
    case .live: "live"
    case .server(let url): url.absoluteString
    }
  }
}
