import Foundation

/// When a request is sent again, and how long to wait before.
public struct RetryPolicy: Sendable {
  /// How a request went.
  public typealias Outcome = Result<HTTPResponse, HTTPFailure>

  /// How often a request is sent in all, the first time included.
  public var attempts: Int
  /// The pause before the second attempt, in seconds; each later one is twice as long.
  public var firstPause: TimeInterval
  /// The longest pause, in seconds. A service that asks for a longer one is not asked again.
  public var longestPause: TimeInterval
  /// Which requests may be sent twice.
  public var allows: @Sendable (HTTPRequest) -> Bool
  /// Which outcomes may be better the next time.
  public var isWorthRetrying: @Sendable (Outcome) -> Bool
  /// A number from 0 up to 1 that shortens each pause by up to a half, so that many clients do not return
  /// at the same moment.
  public var random: @Sendable () -> Double

  /// A policy of its parts.
  public init(
    attempts: Int = 3, firstPause: TimeInterval = 0.5, longestPause: TimeInterval = 10,
    allows: @escaping @Sendable (HTTPRequest) -> Bool = { $0.method == .get },
    isWorthRetrying: @escaping @Sendable (Outcome) -> Bool = RetryPolicy.isTransient,
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.attempts = attempts
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.allows = allows
    self.isWorthRetrying = isWorthRetrying
    self.random = random
  }

  /// Whether a service is overloaded or has a passing fault (429, 500, 502, 503, 504), or the connection
  /// broke. A timeout is none of them: the user has waited long enough.
  @Sendable public static func isTransient(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .success(let response): [429, 500, 502, 503, 504].contains(response.status)
    case .failure(.offline): true
    case .failure: false
    }
  }

  /// The pause in seconds before the next attempt, or `nil` when the outcome stands.
  func pause(after outcome: Outcome, to request: HTTPRequest, attempt: Int, now: Date) -> TimeInterval? {
    guard attempt < attempts, allows(request), isWorthRetrying(outcome) else { return nil }
    let backoff = min(longestPause, firstPause * pow(2, Double(attempt - 1))) * (1 - random() / 2)
    guard case .success(let response) = outcome, let asked = response.retryAfter(now: now) else {
      return backoff
    }
    return asked <= longestPause ? max(asked, backoff) : nil
  }
}
