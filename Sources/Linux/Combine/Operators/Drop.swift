extension Publishers {
  /// Leaves out the first values.
  /// https://developer.apple.com/documentation/combine/publishers/drop
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let count: Int

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      var remaining = count
      upstream.subscribe(
        Stage(
          subscriber,
          transform: { value in
            guard remaining > 0 else { return .deliver(value) }
            remaining -= 1
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  /// https://developer.apple.com/documentation/combine/publisher/dropfirst(_:)
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "a count cannot be negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
