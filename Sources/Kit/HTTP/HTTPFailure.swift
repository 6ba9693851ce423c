import Foundation

/// Why an exchange did not bring what was asked for. No case holds a key or token.
public enum HTTPFailure: Error, Sendable, Hashable {
  /// The host could not be reached, or the connection broke: no network, unknown name, refused, reset.
  case offline(host: String)
  /// The exchange took longer than its timeout, in seconds.
  case timeout(TimeInterval)
  /// No secure connection: certificate not trusted, expired or for another host.
  case tls(host: String)
  /// The task was cancelled. Never shown to the user.
  case cancelled
  /// The service answered with an error status; its own message where it sent one, and the pause in seconds
  /// that it asked for.
  case status(Int, message: String?, retryAfter: TimeInterval?)
  /// The body is not what the service promises; says what is wrong with it.
  case undecodable(String)
  /// The body is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// A redirect that is not followed; says why.
  case redirect(String)
  /// The request could not be made; says why.
  case invalidRequest(String)
}
