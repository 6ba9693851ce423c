extension Publishers {
  /// Delivers on a scheduler.
  /// https://developer.apple.com/documentation/combine/publishers/receiveon
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      upstream.relay(to: subscriber) { scheduler.schedule(options: options, $0) }
    }
  }
}

extension Publisher {
  /// Delivers on a scheduler, such as `DispatchQueue.main`.
  /// https://developer.apple.com/documentation/combine/publisher/receive(on:options:)
  public func receive<S>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
