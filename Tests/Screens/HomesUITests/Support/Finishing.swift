import Dispatch

/// Does work off the main thread, which waits for it: for tests that own the main loop from end to end.
func finishing<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
  let result = ResultBox<Value>()
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do { result.value = .success(try await work()) } catch { result.value = .failure(error) }
    done.signal()
  }
  done.wait()
  guard let value = result.value else { throw CancellationError() }
  return try value.get()
}

/// Unchecked: the semaphore puts the reading after the writing.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Result<Value, any Error>?
}
