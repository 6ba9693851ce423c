extension Publishers {
  /// Makes a publisher of each value and delivers what they all deliver.
  /// https://developer.apple.com/documentation/combine/publishers/flatmap
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    /// The type of the values of the publishers made.
    public typealias Output = NewPublisher.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
      let merger = Merger(subscriber)
      let outer = Inlet<Upstream.Output, Upstream.Failure>(
        receiveValue: { value in
          transform(value).subscribe(merger.add())
          return .none
        },
        receiveCompletion: { completion in
          switch completion {
          case .finished: merger.seal()
          case .failure(let error): merger.fail(error)
          }
        })
      merger.outer = outer
      outer.request(maxPublishers)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, of which at most some run at once, and delivers what they all deliver.
  /// https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Self.Failure == Never {
  /// Makes a publisher that may fail of each value, and delivers what they all deliver.
  /// https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-qxf
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}
