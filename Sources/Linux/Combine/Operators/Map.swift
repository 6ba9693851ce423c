extension Publishers {
  /// Turns each value into another.
  /// https://developer.apple.com/documentation/combine/publishers/map
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of each value.
    public let transform: (Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(Stage(subscriber, transform: { .deliver(transform($0)) }))
    }
  }
}

extension Publisher {
  /// Turns each value into another.
  /// https://developer.apple.com/documentation/combine/publisher/map(_:)-99evh
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
