import Foundation

extension Publisher where Self.Failure == Never {
  /// Calls a closure for each value, until the result is cancelled or goes away.
  /// https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
  public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
    let sink = Sink<Output>(receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

/// A subscriber that wants every value and calls a closure with it.
private final class Sink<Input>: Subscriber, Cancellable {
  typealias Failure = Never

  private let lock = NSLock()
  private var receiveValue: ((Input) -> Void)?
  private var subscription: (any Subscription)?

  init(_ receiveValue: @escaping (Input) -> Void) {
    self.receiveValue = receiveValue
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isWanted = receiveValue != nil && self.subscription == nil
    if isWanted { self.subscription = subscription }
    lock.unlock()
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let action = receiveValue
    lock.unlock()
    action?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    cancel()
  }

  func cancel() {
    lock.lock()
    let ended = subscription
    subscription = nil
    receiveValue = nil
    lock.unlock()
    ended?.cancel()
  }
}
