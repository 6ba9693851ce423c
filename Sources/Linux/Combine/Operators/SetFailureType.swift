extension Publishers {
  /// Says that it may fail, although it never does.
  /// https://developer.apple.com/documentation/combine/publishers/setfailuretype
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, S.Input == Upstream.Output {
      upstream.subscribe(
        Stage<Upstream.Output, Never, S>(
          subscriber, transform: { .deliver($0) }, end: { _ in .finished }))
    }
  }
}

extension Publisher where Self.Failure == Never {
  /// Says that it may fail, although it never does, to fit one that may.
  /// https://developer.apple.com/documentation/combine/publisher/setfailuretype(to:)
  public func setFailureType<E>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
