import Foundation

/// One subscriber's connection to a source that does not wait for it: delivers while it is active and values are
/// asked for, one at a time.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  /// Held while a value is delivered, so that two threads do not call the subscriber at once; recursive, as a
  /// subscriber may send from within.
  private let delivery = NSRecursiveLock()
  private var demand = Subscribers.Demand.none
  private let keepsLatest: Bool
  private var pending: Output?
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  /// Called once, on cancellation. Set before the subscriber hears of the subscription.
  var onCancel: (() -> Void)?

  init(
    current: Output? = nil, receiveValue: @escaping (Output) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    keepsLatest = current != nil
    pending = current
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let value = demand > .none ? pending : nil
    if value != nil { pending = nil }
    lock.unlock()
    if let value { offer(value) }
  }

  func offer(_ value: Output) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard let receiveValue, demand > .none else {
      if self.receiveValue != nil, keepsLatest { pending = value }
      lock.unlock()
      return
    }
    pending = nil
    demand -= 1
    lock.unlock()
    let more = receiveValue(value)
    if more > .none { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    let action = receiveCompletion
    lock.unlock()
    forget()
    action?(completion)
  }

  func cancel() {
    lock.lock()
    let action = onCancel
    lock.unlock()
    forget()
    action?()
  }

  /// Lets go of the subscriber; nothing is delivered from now on.
  func forget() {
    lock.lock()
    // What is released here may call back, so it is released after unlocking.
    let released = (receiveValue, receiveCompletion, onCancel, pending)
    receiveValue = nil
    receiveCompletion = nil
    onCancel = nil
    pending = nil
    lock.unlock()
    _ = released
  }
}
