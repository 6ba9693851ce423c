import Foundation

/// The subscription of an operator's subscriber: hands over what comes in, one call at a time, no more than was
/// asked for and nothing once it is cancelled. What is not asked for yet waits.
final class Outlet<Downstream: Subscriber>: Subscription {
  typealias Output = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [(value: Output, delivered: (() -> Void)?)] = []
  private var end: Completion?
  private var isDelivering = false
  /// Called with all that is asked for. Set before the subscriber hears of the outlet.
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Called once, on cancellation. Set before the subscriber hears of the outlet.
  var onCancel: (() -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Whether values are asked for without end.
  var isUnlimited: Bool {
    lock.lock()
    defer { lock.unlock() }
    return demand == .unlimited
  }

  /// How many more values are asked for than there are.
  var outstanding: Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    return demand > .max(waiting.count) ? demand - waiting.count : .none
  }

  /// Delivers a value as soon as it is asked for; `delivered` is called after that.
  func offer(_ value: Output, delivered: (() -> Void)? = nil) {
    lock.lock()
    if downstream != nil, end == nil { waiting.append((value, delivered)) }
    lock.unlock()
    drain()
  }

  /// Delivers a value; one that is not asked for yet gives way to it.
  func offerLatest(_ value: Output) {
    lock.lock()
    if downstream != nil, end == nil {
      if !waiting.isEmpty, !(demand > .max(waiting.count)) { waiting.removeLast() }
      waiting.append((value, nil))
    }
    lock.unlock()
    drain()
  }

  /// Ends the sequence: a failure at once, otherwise when all that waits is delivered.
  func finish(_ completion: Completion) {
    lock.lock()
    if end == nil { end = completion }
    if case .failure = completion { waiting = [] }
    lock.unlock()
    drain()
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let action = onRequest
    lock.unlock()
    drain()
    action?(more)
  }

  func cancel() {
    lock.lock()
    let action = onCancel
    lock.unlock()
    release()
    action?()
  }

  private func drain() {
    while let step = nextStep() {
      step()
      lock.lock()
      isDelivering = false
      lock.unlock()
    }
  }

  /// The next call to make, unless another thread, or a caller further up, is making one: that one goes on.
  private func nextStep() -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    guard !isDelivering, let downstream else { return nil }
    if demand > .none, !waiting.isEmpty {
      let (value, delivered) = waiting.removeFirst()
      demand -= 1
      isDelivering = true
      return {
        let more = downstream.receive(value)
        if more > .none { self.request(more) }
        delivered?()
      }
    }
    guard waiting.isEmpty, let end else { return nil }
    isDelivering = true
    return {
      self.release()
      downstream.receive(completion: end)
    }
  }

  private func release() {
    lock.lock()
    // What is released here may call back, so it is released after unlocking.
    let released = (downstream, waiting, onRequest, onCancel)
    downstream = nil
    waiting = []
    onRequest = nil
    onCancel = nil
    lock.unlock()
    _ = released
  }
}
