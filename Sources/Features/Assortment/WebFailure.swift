/// Why a page could not be shown.
public enum WebFailure: Sendable, Hashable {
  /// No connection to the network.
  case offline
  /// The host has no address, or does not answer.
  case unreachable
  /// The page took too long.
  case timeout
  /// No secure connection.
  case insecure
  /// The page's process ended again and again.
  case crashed
  /// The server answered with this HTTP status, 400 or more.
  case status(Int)
  /// There is nothing on this system that shows pages.
  case unavailable
  /// Anything else.
  case other

  /// The category of a code of `NSURLErrorDomain`; `nil` where the load was merely cancelled.
  /// https://developer.apple.com/documentation/foundation/1508628-url_loading_system_error_codes
  public init?(urlErrorCode code: Int) {
    switch code {
    case -999: return nil
    case -1001: self = .timeout
    case -1009, -1018, -1019, -1020: self = .offline
    case -1003, -1004, -1005, -1006: self = .unreachable
    case -1206 ... -1200, -1022: self = .insecure
    default: self = .other
    }
  }
}
