import Foundation

/// What all pages of a program have in common. To be set before the first page is shown; a scheme, before its first page.
@MainActor
package enum WebPageSettings {
  /// What is kept of cookies, caches and what pages stored.
  package enum Storage: Sendable, Hashable {
    /// All is forgotten when the program ends.
    case ephemeral
    /// Kept in these folders.
    case folders(data: URL, cache: URL)
  }

  /// What is kept.
  package static var storage = Storage.ephemeral
  /// What the browser's name ends with, such as `HighStreet/1.0`.
  package static var userAgentSuffix: String?
  /// Who answers the addresses of which scheme.
  package private(set) static var schemes: [String: WebSchemeHandler] = [:]

  /// Has the addresses of a scheme answered by the program, each scheme by one handler.
  ///
  /// Its pages count as secure, as those of `https` do.
  package static func register(scheme: String, handler: @escaping WebSchemeHandler) {
    schemes[scheme] = handler
  }
}
