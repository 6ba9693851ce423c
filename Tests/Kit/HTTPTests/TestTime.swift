import Foundation
import HTTP

/// A value that several threads read and write.
///
/// `@unchecked Sendable`: guarded by `lock`.
final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func change<Result>(_ change: (inout Value) -> Result) -> Result {
    lock.withLock { change(&stored) }
  }
}

/// A clock that stands still but for the pauses, which take no time and are written down.
struct TestTime {
  private let state: LockedValue<(now: Date, pauses: [TimeInterval])>

  init(now: TimeInterval = 1_000_000) {
    state = LockedValue((Date(timeIntervalSince1970: now), []))
  }

  var now: Date { state.value.now }
  var pauses: [TimeInterval] { state.value.pauses }

  func advance(_ seconds: TimeInterval) {
    state.change { $0.now += seconds }
  }

  var source: TimeSource {
    TimeSource(
      now: { state.value.now },
      pause: { seconds in
        try Task.checkCancellation()
        state.change {
          $0.pauses.append(seconds)
          $0.now += seconds
        }
      })
  }
}
