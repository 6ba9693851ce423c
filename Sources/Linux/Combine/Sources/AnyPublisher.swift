/// A publisher that hides which one it is.
/// https://developer.apple.com/documentation/combine/anypublisher
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  private let hidden: any Publisher<Output, Failure>

  /// Hides a publisher.
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if let known = publisher as? AnyPublisher<Output, Failure> {
      self = known
    } else {
      hidden = publisher
    }
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    hidden.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides which publisher this is.
  /// https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher()
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> { AnyPublisher(self) }
}
