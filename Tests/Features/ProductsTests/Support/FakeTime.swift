import Foundation
import HTTP

/// A clock that moves only when somebody pauses, and then at once.
final class FakeTime: @unchecked Sendable {
  // `lock` guards both.
  private let lock = NSLock()
  private var clock = Date(timeIntervalSince1970: 1_600_000_000)
  private var recorded: [TimeInterval] = []

  var now: Date { lock.withLock { clock } }
  var pauses: [TimeInterval] { lock.withLock { recorded } }

  var source: TimeSource {
    TimeSource(
      now: { self.now },
      pause: { seconds in
        try Task.checkCancellation()
        self.lock.withLock {
          self.clock += seconds
          self.recorded.append(seconds)
        }
      })
  }
}
