import CGTK
import SwiftUI

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
