import Foundation

/// The one source that an operator listens to at the moment.
final class CurrentSource {
  private let lock = NSLock()
  private var source: (any Source)?
  private var isCancelled = false

  /// Cancels the source so far, and the new one too if all is cancelled already.
  func replace(with new: any Source) {
    lock.lock()
    let ended = isCancelled ? new : source
    if !isCancelled { source = new }
    lock.unlock()
    ended?.cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let source = source
    lock.unlock()
    source?.request(demand)
  }

  func cancel() {
    lock.lock()
    let ended = source
    source = nil
    isCancelled = true
    lock.unlock()
    ended?.cancel()
  }
}
