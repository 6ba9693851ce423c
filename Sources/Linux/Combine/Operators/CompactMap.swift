extension Publishers {
  /// Turns each value into another and leaves out `nil`.
  /// https://developer.apple.com/documentation/combine/publishers/compactmap
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(Stage(subscriber, transform: { transform($0).map { .deliver($0) } ?? .skip }))
    }
  }
}

extension Publisher {
  /// Turns each value into another and leaves out `nil`.
  /// https://developer.apple.com/documentation/combine/publisher/compactmap(_:)
  public func compactMap<T>(
    _ transform: @escaping (Self.Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
