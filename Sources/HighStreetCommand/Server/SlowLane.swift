import CMicrohttpd
import Foundation

/// Works on requests that take long, a few at once, while their connections are suspended and the server's
/// threads answer others.
final class SlowLane: @unchecked Sendable {
  private let queue = OperationQueue()
  // Guarded by `lock`.
  private let lock = NSLock()
  private var isStopped = false

  init(width: Int) {
    queue.maxConcurrentOperationCount = width
  }

  /// Suspends the connection until `work` is done; `false`, and nothing done, when the lane is closed.
  func run(for connection: OpaquePointer, _ work: @escaping @Sendable (_ isStopped: Bool) -> Void) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard !isStopped else { return false }
    MHD_suspend_connection(connection)
    nonisolated(unsafe) let connection = connection
    queue.addOperation { [self] in
      work(hasStopped)
      MHD_resume_connection(connection)
    }
    return true
  }

  /// Takes nothing any more, and waits until all connections are resumed, without doing what has not begun.
  func stop() {
    lock.lock()
    isStopped = true
    lock.unlock()
    queue.waitUntilAllOperationsAreFinished()
  }

  private var hasStopped: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isStopped
  }
}
