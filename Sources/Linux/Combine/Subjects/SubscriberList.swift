import Foundation

/// The subscribers of one publisher of ours, called in the order in which they came.
///
/// Values are delivered outside the lock, so a subscriber may cancel, subscribe or send from within.
final class SubscriberList<Output, Failure: Error> {
  private let lock = NSLock()
  private var active: [SubjectSubscription<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?

  deinit {
    for subscription in active { subscription.forget() }
  }

  /// Adds a subscriber. With a current value, that one comes first, and values that come while nothing is asked
  /// for replace it; without, such values are lost. After the end a subscriber only hears of the end.
  func add<S>(_ subscriber: S, current: @autoclosure () -> Output? = nil)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    lock.lock()
    // Read while locked: what is sent from now on reaches the subscription.
    let subscription = SubjectSubscription<Output, Failure>(
      current: current(), receiveValue: { subscriber.receive($0) },
      receiveCompletion: { subscriber.receive(completion: $0) })
    subscription.onCancel = { [weak self, weak subscription] in
      if let subscription { self?.remove(subscription) }
    }
    let end = end
    if end == nil { active.append(subscription) }
    lock.unlock()
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  func send(_ value: Output) {
    lock.lock()
    let receivers = active
    lock.unlock()
    for receiver in receivers { receiver.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let receivers = active
    active = []
    let isFirst = end == nil
    if isFirst { end = completion }
    lock.unlock()
    if isFirst { for receiver in receivers { receiver.finish(completion) } }
  }

  /// Whether nothing more can be sent.
  var hasEnded: Bool {
    lock.lock()
    defer { lock.unlock() }
    return end != nil
  }

  private func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    lock.lock()
    active.removeAll { $0 === subscription }
    lock.unlock()
  }
}
