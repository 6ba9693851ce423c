/// Lets only so many tasks in at a time; the others wait in the order in which they came.
actor Gate {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var free: Int
  private var waiters: [Waiter] = []
  private var lastID = 0

  init(limit: Int) {
    free = max(1, limit)
  }

  /// Runs a piece of work when there is room; throws `CancellationError`, without running it, when the task
  /// is cancelled before.
  nonisolated func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
    try await enter()
    do {
      try Task.checkCancellation()
      let value = try await work()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async throws {
    if free > 0 {
      free -= 1
      return
    }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        // A cancellation up to here has called the handler already.
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiters.append(Waiter(id: id, continuation: continuation))
        }
      }
    } onCancel: {
      Task { await self.giveUp(id) }
    }
  }

  private func leave() {
    if waiters.isEmpty {
      free += 1
    } else {
      waiters.removeFirst().continuation.resume()
    }
  }

  private func giveUp(_ id: Int) {
    guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
    waiters.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
