import Foundation

/// Something that delivers no more than it is asked for.
protocol Source: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// A subscriber made of closures. It lets go of them at the end and when it is cancelled.
final class Inlet<Input, Failure: Error>: Subscriber, Source {
  private let lock = NSLock()
  private var receiveValue: ((Input) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?
  /// What was asked for before there was a subscription.
  private var early = Subscribers.Demand.none
  /// Called with the subscription, once. Set before the inlet subscribes.
  var onSubscription: ((any Subscription) -> Void)?

  /// The first closure returns how many more values are wanted.
  init(
    receiveValue: @escaping (Input) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let subscription = subscription
    if subscription == nil { early += demand }
    lock.unlock()
    subscription?.request(demand)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isWanted = receiveValue != nil && self.subscription == nil
    let demand = early
    let action = onSubscription
    if isWanted { self.subscription = subscription }
    lock.unlock()
    guard isWanted else { return subscription.cancel() }
    action?(subscription)
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let action = receiveValue
    lock.unlock()
    return action?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let action = receiveCompletion
    lock.unlock()
    _ = release()
    action?(completion)
  }

  func cancel() {
    release()?.cancel()
  }

  private func release() -> (any Subscription)? {
    lock.lock()
    // What is released here may call back, so it is released after unlocking.
    let released = (receiveValue, receiveCompletion, subscription, onSubscription)
    receiveValue = nil
    receiveCompletion = nil
    subscription = nil
    onSubscription = nil
    lock.unlock()
    return released.2
  }
}
