import Foundation

/// Lets one task through at a time, in the order in which they came. One that is cancelled while it waits
/// leaves the queue.
///
/// `@unchecked Sendable`: `isTaken` and `queue` are guarded by `lock`.
final class Turnstile: @unchecked Sendable {
  private final class Ticket: Sendable {}

  private let lock = NSLock()
  private var isTaken = false
  private var queue: [(ticket: Ticket, continuation: CheckedContinuation<Void, any Error>)] = []

  /// How many tasks wait for their turn.
  var waitingCount: Int { lock.withLock { queue.count } }

  /// Waits for its turn and takes it; throws `CancellationError` when the task is cancelled before.
  func enter() async throws {
    let ticket = Ticket()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { enqueue(ticket, $0) }
    } onCancel: {
      remove(ticket)?.resume(throwing: CancellationError())
    }
  }

  /// Ends the turn, which is then the next one's.
  func leave() {
    let next = lock.withLock {
      isTaken = !queue.isEmpty
      return isTaken ? queue.removeFirst().continuation : nil
    }
    next?.resume()
  }

  private func enqueue(_ ticket: Ticket, _ continuation: CheckedContinuation<Void, any Error>) {
    let answer: Result<Void, any Error>? = lock.withLock {
      // A task that is cancelled from here on calls `remove`, which waits for the lock.
      if Task.isCancelled { return .failure(CancellationError()) }
      if !isTaken {
        isTaken = true
        return .success(())
      }
      queue.append((ticket, continuation))
      return nil
    }
    if let answer { continuation.resume(with: answer) }
  }

  private func remove(_ ticket: Ticket) -> CheckedContinuation<Void, any Error>? {
    lock.withLock {
      queue.firstIndex { $0.ticket === ticket }.map { queue.remove(at: $0).continuation }
    }
  }
}
