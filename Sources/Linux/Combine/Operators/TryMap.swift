extension Publishers {
  /// Turns each value into another, or fails with the error thrown.
  /// https://developer.apple.com/documentation/combine/publishers/trymap
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// Any error: the upstream's or the one thrown.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          transform: { value in
            do { return .deliver(try transform(value)) } catch { return .fail(error) }
          },
          end: { $0.mapError { $0 } }))
    }
  }
}

extension Publisher {
  /// Turns each value into another, or fails with the error thrown.
  /// https://developer.apple.com/documentation/combine/publisher/trymap(_:)
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
