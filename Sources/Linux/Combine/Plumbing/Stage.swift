import Foundation

/// What an operator makes of one value.
enum Outcome<Output, Failure: Error> {
  case deliver(Output)
  case skip
  case fail(Failure)
}

/// The subscriber of an operator that makes at most one value of each: demand and cancellation pass through.
final class Stage<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure
  typealias Transform = (Input) -> Outcome<Downstream.Input, Downstream.Failure>
  typealias End = (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let transform: Transform
  private let end: End

  init(_ downstream: Downstream, transform: @escaping Transform, end: @escaping End) {
    self.downstream = downstream
    self.transform = transform
    self.end = end
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let subscriber = upstream == nil ? downstream : nil
    if subscriber != nil { upstream = subscription }
    lock.unlock()
    if let subscriber { subscriber.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let subscriber = downstream
    lock.unlock()
    guard let subscriber else { return .none }
    switch transform(input) {
    case .deliver(let output):
      return subscriber.receive(output)
    case .skip:
      // The subscriber did not get the value that it asked for.
      return .max(1)
    case .fail(let error):
      release()?.cancel()
      subscriber.receive(completion: .failure(error))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    lock.lock()
    let subscriber = downstream
    lock.unlock()
    _ = release()
    subscriber?.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let upstream = upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    release()?.cancel()
  }

  private func release() -> (any Subscription)? {
    lock.lock()
    // What is released here may call back, so it is released after unlocking.
    let released = (downstream, upstream)
    downstream = nil
    upstream = nil
    lock.unlock()
    return released.1
  }
}

extension Stage where Downstream.Failure == InputFailure {
  /// A stage that passes the end on as it is.
  convenience init(_ downstream: Downstream, transform: @escaping Transform) {
    self.init(downstream, transform: transform, end: { $0 })
  }
}
