import Foundation

extension URL {
  /// Whether it is an `http` or `https` address with a host.
  public var isWebAddress: Bool {
    guard let scheme = scheme?.lowercased(), scheme == "https" || scheme == "http" else { return false }
    return host?.isEmpty == false
  }

  /// Whether a host is this machine (RFC 6761, section 6.3, and RFC 1122, section 3.2.1.3), where no
  /// encryption is needed.
  public static func isThisMachine(host: String) -> Bool {
    let host = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  /// The same address over `https` where it is `http`.
  public var overHTTPS: URL {
    guard scheme?.lowercased() == "http", var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.scheme = "https"
    if parts.port == 80 { parts.port = nil }
    return parts.url ?? self
  }

  /// The same address over `https` unless it is on this machine. iOS loads nothing over `http`, and services
  /// that still name such addresses serve them over both.
  public var overHTTPSUnlessLocal: URL {
    host.map(URL.isThisMachine) == true ? self : overHTTPS
  }
}
