extension Publishers {
  /// Leaves out a value that is like the one before.
  /// https://developer.apple.com/documentation/combine/publishers/removeduplicates
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Stage(
          subscriber,
          transform: { value in
            if let last, predicate(last, value) { return .skip }
            last = value
            return .deliver(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out a value that is like the one before.
  /// https://developer.apple.com/documentation/combine/publisher/removeduplicates(by:)
  public func removeDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Self.Output: Equatable {
  /// Leaves out a value that equals the one before.
  /// https://developer.apple.com/documentation/combine/publisher/removeduplicates()
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
