extension Publishers {
  /// Leaves out the values that do not fit.
  /// https://developer.apple.com/documentation/combine/publishers/filter
  public struct Filter<Upstream>: Publisher where Upstream: Publisher {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      upstream.subscribe(Stage(subscriber, transform: { isIncluded($0) ? .deliver($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Leaves out the values that do not fit.
  /// https://developer.apple.com/documentation/combine/publisher/filter(_:)
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
