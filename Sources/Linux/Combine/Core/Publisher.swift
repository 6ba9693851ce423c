/// Delivers a sequence of values to its subscribers.
/// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end the sequence; `Never` where none can.
  associatedtype Failure: Error
  /// Attaches a subscriber, which then receives its subscription.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  /// https://developer.apple.com/documentation/combine/publisher/subscribe(_:)-4u8kn
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }
}
