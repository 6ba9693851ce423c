import CGTK
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
    /// Anything else.
    case other
  }

  /// What kind of failure it is.
  package let category: Category
  /// The address that failed.
  package let url: URL?
  /// The system's words, for the log.
  package let message: String
}

extension WebLoadFailure.Category {
  /// The category of an error of GLib, which WebKit hands on with its domain and code.
  init(domain: GQuark, code: Int32, isNetworkAvailable: Bool) {
    switch domain {
    case g_resolver_error_quark(): self = isNetworkAvailable ? .hostNotFound : .offline
    case g_tls_error_quark(): self = .tls
    case g_io_error_quark(): self.init(ioErrorCode: code)
    default: self = .other
    }
  }

  private init(ioErrorCode code: Int32) {
    switch UInt32(bitPattern: code) {
    case G_IO_ERROR_TIMED_OUT.rawValue: self = .timeout
    case G_IO_ERROR_NETWORK_UNREACHABLE.rawValue: self = .offline
    case G_IO_ERROR_HOST_NOT_FOUND.rawValue: self = .hostNotFound
    case G_IO_ERROR_HOST_UNREACHABLE.rawValue, G_IO_ERROR_CONNECTION_REFUSED.rawValue,
      G_IO_ERROR_BROKEN_PIPE.rawValue, G_IO_ERROR_PARTIAL_INPUT.rawValue:
      self = .unreachable
    default: self = .other
    }
  }
}
