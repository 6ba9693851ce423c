import Foundation

/// What happens to a load of a page.
package enum WebLoadEvent: Sendable, Hashable {
  /// It began.
  case started(URL)
  /// Another address answers it.
  case redirected(URL)
  /// So much has arrived, 0 to 1.
  case progressed(Double)
  /// All has arrived.
  case finished
  /// It failed; the page before is still shown.
  case failed(WebLoadFailure)
  /// It was given up: stopped, replaced by another one, not allowed, or turned into a download.
  case cancelled
}

/// Why a page could not be loaded.
package struct WebLoadFailure: Error, Sendable, Hashable {
  /// The kind of a failure.
  package enum Category: Sendable, Hashable {
    /// There is no network.
    case offline
    /// The host has no address.
    case hostNotFound
    /// The host does not answer, or cut the connection.
    case unreachable
    /// It took too long.
    case timeout
    /// No secure connection: the certificate is not trusted, or no common protocol.
    case tls
    /// The page's server answered with this HTTP status, 400 or more.
    case http(Int)
    /// The system has nothing to show pages with.
    case unavailable
    /// Anything else.
    case other
  }

  /// What kind of failure it is.
  package let category: Category
  /// The address that failed.
  package let url: URL?
  /// The system's words, for the log.
  package let message: String

  /// A failure of its parts.
  package init(category: Category, url: URL?, message: String = "") {
    self.category = category
    self.url = url
    self.message = message
  }
}

/// Why the process that shows a page ended.
package enum WebProcessEnd: Sendable, Hashable {
  /// It crashed, or was ended from outside.
  case crashed
  /// It needed too much memory.
  case exceededMemory
  /// We ended it.
  case terminated
}
