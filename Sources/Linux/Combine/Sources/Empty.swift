/// Delivers nothing and ends, at once or never.
/// https://developer.apple.com/documentation/combine/empty
public struct Empty<Output, Failure>: Publisher where Failure: Error {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// A publisher that ends at once or never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher of these types that ends at once or never.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
