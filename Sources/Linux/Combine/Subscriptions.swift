import Foundation

/// The subscribers of one publisher of ours, called in the order in which they came.
///
/// Values are delivered outside the lock, so a subscriber may cancel, subscribe or send from within.
final class Subscriptions<Output> {
  private let lock = NSLock()
  private var active: [ActiveSubscription<Output>] = []

  /// Adds a subscriber; `first`, if any, is delivered as soon as it asks for a value.
  func add<S>(_ subscriber: S, first: Output? = nil)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    let subscription = ActiveSubscription<Output>(first: first, owner: self) { subscriber.receive($0) }
    lock.lock()
    active.append(subscription)
    lock.unlock()
    subscriber.receive(subscription: subscription)
  }

  func send(_ value: Output) {
    lock.lock()
    let receivers = active
    lock.unlock()
    for receiver in receivers { receiver.offer(value) }
  }

  fileprivate func remove(_ subscription: ActiveSubscription<Output>) {
    lock.lock()
    active.removeAll { $0 === subscription }
    lock.unlock()
  }

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return active.count
  }
}

/// One subscriber's connection: delivers while it is active and values are asked for.
private final class ActiveSubscription<Output>: Subscription {
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var first: Output?
  private var deliver: ((Output) -> Subscribers.Demand)?
  private weak var owner: Subscriptions<Output>?

  init(
    first: Output?, owner: Subscriptions<Output>, deliver: @escaping (Output) -> Subscribers.Demand
  ) {
    self.first = first
    self.owner = owner
    self.deliver = deliver
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand = demand.adding(more)
    let pending = demand.count > 0 ? first : nil
    if pending != nil { first = nil }
    lock.unlock()
    if let pending { offer(pending) }
  }

  func offer(_ value: Output) {
    lock.lock()
    guard demand.count > 0, let deliver else {
      if first != nil { first = value }
      lock.unlock()
      return
    }
    demand = demand.afterOne()
    lock.unlock()
    let more = deliver(value)
    lock.lock()
    demand = demand.adding(more)
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    deliver = nil
    first = nil
    lock.unlock()
    owner?.remove(self)
  }
}
