#if os(Linux)
  import CSecret
  import Foundation

  /// Runs calls of GLib, which block and may never return, on a thread of their own and waits for them only
  /// so long.
  enum BoundedCall {
    /// The result of `work`, or ``VaultFailure/timeout(_:)`` after so many seconds. The cancellable that is
    /// passed to `work` fires then, and also when the task is cancelled; a call that ignores it is left behind.
    static func run<Value: Sendable>(
      timeout: TimeInterval, _ work: @escaping @Sendable (Cancellable) throws -> Value
    ) async throws -> Value {
      let cancellable = Cancellable()
      let outcome = FirstOutcome<Value>()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          outcome.resume(continuation)
          Blocking.queue.async { outcome.settle(Result { try work(cancellable) }) }
          // Comes too late to matter when the work is done by then.
          DispatchQueue.global().asyncAfter(deadline: .now() + timeout) {
            outcome.settle(.failure(VaultFailure.timeout(timeout)))
            cancellable.cancel()
          }
        }
      } onCancel: {
        outcome.settle(.failure(CancellationError()))
        cancellable.cancel()
      }
    }
  }

  /// The first of several results to arrive; the later ones are dropped.
  private final class FirstOutcome<Value: Sendable>: @unchecked Sendable {
    // Guarded by `lock`.
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, Error>?
    private var result: Result<Value, Error>?

    /// Resumes this continuation with the first result, be it there already or still to come.
    func resume(_ continuation: CheckedContinuation<Value, Error>) {
      lock.lock()
      defer { lock.unlock() }
      if let result {
        continuation.resume(with: result)
      } else {
        self.continuation = continuation
      }
    }

    func settle(_ result: Result<Value, Error>) {
      lock.lock()
      defer { lock.unlock() }
      guard self.result == nil else { return }
      self.result = result
      continuation?.resume(with: result)
      continuation = nil
    }
  }

  /// A `GCancellable`, which any thread may fire.
  final class Cancellable: @unchecked Sendable {
    // Never changed after `init`; GLib locks what it points to.
    let pointer = g_cancellable_new()

    deinit { g_object_unref(pointer) }

    func cancel() {
      g_cancellable_cancel(pointer)
    }
  }
#endif
