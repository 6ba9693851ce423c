import Foundation

/// The open connections. When there are too many, the one goes whose client has done nothing useful for longest:
/// it is idle, has not finished its request, or does not fetch its answer.
final class Connections: @unchecked Sendable {
  private struct Place {
    let socket: Int32
    /// When it last came a step further, on a clock of ours that counts steps.
    var step: UInt64
    var isAnswered = false
    var isLeaving = false
  }

  private let limit: Int
  // Guarded by `lock`. A connection is closed only after `closed`, so that its socket is its own until then.
  private let lock = NSLock()
  private var places: [OpaquePointer: Place] = [:]
  private var staying = 0
  private var clock: UInt64 = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// A connection has been accepted.
  func opened(_ connection: OpaquePointer, socket: Int32) {
    lock.lock()
    defer { lock.unlock() }
    if staying >= limit { sendAway() }
    clock += 1
    places[connection] = Place(socket: socket, step: clock)
    staying += 1
  }

  /// A connection has come a step further; `isAnswered` says whether it now waits for us, and not we for it.
  func stepped(_ connection: OpaquePointer, isAnswered: Bool) {
    lock.lock()
    defer { lock.unlock() }
    clock += 1
    places[connection]?.step = clock
    places[connection]?.isAnswered = isAnswered
  }

  /// A connection is about to be closed.
  func closed(_ connection: OpaquePointer) {
    lock.lock()
    defer { lock.unlock() }
    if places.removeValue(forKey: connection)?.isLeaving == false { staying -= 1 }
  }

  private func sendAway() {
    let waiting = places.lazy.filter { !$0.value.isAnswered && !$0.value.isLeaving }
    guard let oldest = waiting.min(by: { $0.value.step < $1.value.step }) else { return }
    places[oldest.key]?.isLeaving = true
    staying -= 1
    // Its thread finds it closed, and tidies up.
    shutdown(oldest.value.socket, Int32(SHUT_RDWR))
  }
}
