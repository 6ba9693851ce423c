extension Publishers {
  /// Turns the error into another.
  /// https://developer.apple.com/documentation/combine/publishers/maperror
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, S.Input == Upstream.Output {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber, transform: { .deliver($0) }, end: { $0.mapError(transform) }))
    }
  }
}

extension Publisher {
  /// Turns the error into another.
  /// https://developer.apple.com/documentation/combine/publisher/maperror(_:)
  public func mapError<E>(
    _ transform: @escaping (Self.Failure) -> E
  ) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
