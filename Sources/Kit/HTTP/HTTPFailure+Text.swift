import Formatting
import Foundation

extension HTTPFailure {
  /// What happened and what to do about it, for the user.
  public var text: String {
    switch self {
    case .offline(let host) where URL.isThisMachine(host: host):
      translate(
        "The server on this machine (\(host)) does not answer. Check that it is running, and that the address and port are right."
      )
    case .offline(""):
      translate("The server cannot be reached. Check your internet connection and try again.")
    case .offline(let host):
      translate("\(host) cannot be reached. Check your internet connection and try again.")
    case .timeout(let seconds):
      translate(
        "There was no answer within \(HTTPFailure.duration(seconds)). The connection or the service is slow: try again."
      )
    case .tls(let host):
      translate(
        "No secure connection to \(host) can be made. Check the date and time of this device; in a public network, sign in to it first."
      )
    case .cancelled:
      translate("It was cancelled.")
    case .status(let code, let message, let retryAfter):
      HTTPFailure.text(status: code, message: message, retryAfter: retryAfter)
    case .undecodable(let reason):
      translate(
        "The answer could not be read: \(reason). Try again later; in a public network, sign in to it first.")
    case .tooLarge(let limit):
      translate("The answer is larger than \(HTTPFailure.size(limit)) and was not taken. Ask for less.")
    case .redirect(let reason):
      translate("The answer was not followed: \(reason). Check the server's address.")
    case .invalidRequest(let reason):
      translate("The request could not be made. \(reason)")
    }
  }

  private static func text(status: Int, message: String?, retryAfter: TimeInterval?) -> String {
    let said = message.map { translate(" It says: “\($0)”") } ?? ""
    let wait = retryAfter.map { translate("in \(duration($0))") }
    switch status {
    case 401:
      return translate("The service refused the key (401).\(said) Check the key, or set one.")
    case 403:
      return translate(
        "The service refused the request (403).\(said) Check the key; if it is right, its quota may be used up: try again later."
      )
    case 404, 410:
      return translate(
        "The service does not have this, or has it no longer (\(status)).\(said) Search again.")
    case 429:
      let wait = wait ?? translate("in a minute")
      return translate("The service got too many requests (429).\(said) Try again \(wait).")
    case 400..<500:
      return translate(
        "The service did not accept the request (\(status)).\(said) Change it and try again.")
    case 500..<600:
      let wait = wait ?? translate("later")
      return translate("The service has a fault of its own (\(status)).\(said) Try again \(wait).")
    default:
      return translate("The service gave an unexpected answer (\(status)).\(said) Try again later.")
    }
  }

  private static func duration(_ seconds: TimeInterval) -> String {
    switch seconds {
    case ..<1:
      return translate("a second")
    case ..<90:
      let seconds = Int(seconds.rounded(.up))
      return translate.counted(seconds, one: "\(seconds) second", other: "\(seconds) seconds")
    case ..<5400:
      let minutes = Int((seconds / 60).rounded(.up))
      return translate.counted(minutes, one: "\(minutes) minute", other: "\(minutes) minutes")
    case ..<(400 * 86_400):
      let hours = Int((seconds / 3600).rounded(.up))
      return translate.counted(hours, one: "\(hours) hour", other: "\(hours) hours")
    default:
      return translate("more than a year")
    }
  }

  private static func size(_ bytes: Int) -> String {
    let kilobytes = max(1, bytes >> 10)
    let megabytes = bytes >> 20
    return megabytes == 0
      ? translate.counted(kilobytes, one: "\(kilobytes) kilobyte", other: "\(kilobytes) kilobytes")
      : translate.counted(megabytes, one: "\(megabytes) megabyte", other: "\(megabytes) megabytes")
  }
}

extension HTTPFailure: LocalizedError {
  /// The same as `text`.
  public var errorDescription: String? { text }
}
