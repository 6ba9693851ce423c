import Foundation

/// Collects values from any thread.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  // `lock` guards `collected`.
  private let lock = NSLock()
  private var collected: [Value] = []

  var values: [Value] {
    lock.lock()
    defer { lock.unlock() }
    return collected
  }

  func append(_ value: Value) {
    lock.lock()
    defer { lock.unlock() }
    collected.append(value)
  }
}
