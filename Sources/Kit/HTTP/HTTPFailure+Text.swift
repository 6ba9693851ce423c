import Foundation

extension HTTPFailure {
  /// What happened and what to do about it, for the user.
  public var text: String {
    switch self {
    case .offline(let host) where URL.isThisMachine(host: host):
      return "The server on this machine (\(host)) does not answer. Check that it is running, and that the "
        + "address and port are right."
    case .offline(let host):
      return "\(host.isEmpty ? "The server" : host) cannot be reached. "
        + "Check your internet connection and try again."
    case .timeout(let seconds):
      return "There was no answer within \(HTTPFailure.duration(seconds)). "
        + "The connection or the service is slow: try again."
    case .tls(let host):
      return "No secure connection to \(host) can be made. Check the date and time of this device; in a "
        + "public network, sign in to it first."
    case .cancelled:
      return "It was cancelled."
    case .status(let code, let message, let retryAfter):
      return HTTPFailure.text(status: code, message: message, retryAfter: retryAfter)
    case .undecodable(let reason):
      return
        "The answer could not be read: \(reason). Try again later; in a public network, sign in to it first."
    case .tooLarge(let limit):
      return "The answer is larger than \(HTTPFailure.size(limit)) and was not taken. Ask for less."
    case .redirect(let reason):
      return "The answer was not followed: \(reason). Check the server's address."
    case .invalidRequest(let reason):
      return "The request could not be made. \(reason)"
    }
  }

  private static func text(status: Int, message: String?, retryAfter: TimeInterval?) -> String {
    let said = message.map { " It says: “\($0)”" } ?? ""
    switch status {
    case 401:
      return "The service refused the key (401).\(said) Check the key, or set one."
    case 403:
      return "The service refused the request (403).\(said) Check the key; if it is right, its quota may be "
        + "used up: try again later."
    case 404, 410:
      return "The service does not have this, or has it no longer (\(status)).\(said) Search again."
    case 429:
      let wait = retryAfter.map { "in \(duration($0))" } ?? "in a minute"
      return "The service got too many requests (429).\(said) Try again \(wait)."
    case 400..<500:
      return "The service did not accept the request (\(status)).\(said) Change it and try again."
    case 500..<600:
      let wait = retryAfter.map { "in \(duration($0))" } ?? "later"
      return "The service has a fault of its own (\(status)).\(said) Try again \(wait)."
    default:
      return "The service gave an unexpected answer (\(status)).\(said) Try again later."
    }
  }

  private static func duration(_ seconds: TimeInterval) -> String {
    switch seconds {
    case ..<1: return "a second"
    case ..<90: return count(Int(seconds.rounded(.up)), "second")
    case ..<5400: return count(Int((seconds / 60).rounded(.up)), "minute")
    case ..<(400 * 86_400): return count(Int((seconds / 3600).rounded(.up)), "hour")
    default: return "more than a year"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? count(max(1, bytes >> 10), "kilobyte") : count(bytes >> 20, "megabyte")
  }

  private static func count(_ number: Int, _ unit: String) -> String {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }
}

extension HTTPFailure: LocalizedError {
  /// The same as `text`.
  public var errorDescription: String? { text }
}
