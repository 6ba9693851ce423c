/// Fails at once.
/// https://developer.apple.com/documentation/combine/fail
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// Why.
  public let error: Failure

  /// A publisher that fails with this error.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher of this type of values that fails with this error.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
