import Foundation

/// Spaces out starts so that no window of one second has more than a number of them.
///
/// `@unchecked Sendable`: the turnstile guards `starts`, as only the task whose turn it is touches them.
final class Throttle: @unchecked Sendable {
  private let perSecond: Int
  private let time: TimeSource
  private let turnstile = Turnstile()
  /// The latest starts, oldest first, at most `perSecond` of them.
  private var starts: [Date] = []

  /// A throttle that has let nobody through yet.
  init(perSecond: Int, time: TimeSource) {
    self.perSecond = max(1, perSecond)
    self.time = time
  }

  /// Waits until a start is allowed, after those that came before; throws `HTTPFailure.cancelled` when the
  /// task is cancelled meanwhile, which then counts as no start.
  func waitForStart() async throws {
    do {
      try await turnstile.enter()
    } catch {
      throw HTTPFailure.cancelled
    }
    defer { turnstile.leave() }
    var start = time.now()
    if starts.count == perSecond, let oldest = starts.first {
      // A clock that was set back must not make anybody wait for hours.
      let wait = min(1, oldest.timeIntervalSince(start) + 1)
      if wait > 0 {
        try await time.pauseBeforeSending(wait)
        start = max(time.now(), start + wait)
      }
      starts.removeFirst()
    }
    starts.append(start)
  }
}
