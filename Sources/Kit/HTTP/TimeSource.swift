import Foundation

/// The time of day and pauses, injected so that tests neither wait nor depend on the day they run on.
public struct TimeSource: Sendable {
  /// The time now.
  public var now: @Sendable () -> Date
  /// Waits for a number of seconds; throws `CancellationError` when the task is cancelled meanwhile.
  public var pause: @Sendable (TimeInterval) async throws -> Void

  /// A source of its parts.
  public init(
    now: @escaping @Sendable () -> Date, pause: @escaping @Sendable (TimeInterval) async throws -> Void
  ) {
    self.now = now
    self.pause = pause
  }

  /// The system's clock.
  public static let system = TimeSource(
    now: { Date() },
    pause: { seconds in
      try await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), longestPause) * 1e9))
    })

  /// A century in seconds, so that no pause overflows in nanoseconds.
  private static let longestPause: TimeInterval = 100 * 365.25 * 86_400
}
