/// Does a piece of work once for everyone who wants its result at the same time.
///
/// The work goes on as long as one of them waits; when the last one leaves, it is cancelled.
actor Coalescer<Key: Hashable & Sendable, Value: Sendable> {
  private struct Job {
    let id: Int
    let task: Task<Void, Never>
    var waiters: [Int: CheckedContinuation<Value, any Error>]
  }

  private var jobs: [Key: Job] = [:]
  private var lastID = 0

  /// How many wait for the result of a key.
  func waiterCount(for key: Key) -> Int { jobs[key]?.waiters.count ?? 0 }

  /// The result of the work for a key, which is begun unless it is on the way.
  ///
  /// Throws what the work throws, and `CancellationError` at once when the caller's task is cancelled.
  func value(for key: Key, work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let waiter = nextID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A cancellation up to here has called the handler already.
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          join(key, waiter, continuation, work)
        }
      }
    } onCancel: {
      Task { await self.leave(key, waiter) }
    }
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private func join(
    _ key: Key, _ waiter: Int, _ continuation: CheckedContinuation<Value, any Error>,
    _ work: @escaping @Sendable () async throws -> Value
  ) {
    if jobs[key] != nil {
      jobs[key]?.waiters[waiter] = continuation
      return
    }
    let id = nextID()
    let task = Task.detached {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      await self.finish(key, id, result)
    }
    jobs[key] = Job(id: id, task: task, waiters: [waiter: continuation])
  }

  private func leave(_ key: Key, _ waiter: Int) {
    guard let continuation = jobs[key]?.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(throwing: CancellationError())
    if jobs[key]?.waiters.isEmpty == true { jobs.removeValue(forKey: key)?.task.cancel() }
  }

  /// A job that everyone has left is not there any more, and a new one of the same key has another id.
  private func finish(_ key: Key, _ id: Int, _ result: Result<Value, any Error>) {
    guard jobs[key]?.id == id, let job = jobs.removeValue(forKey: key) else { return }
    for continuation in job.waiters.values { continuation.resume(with: result) }
  }
}
