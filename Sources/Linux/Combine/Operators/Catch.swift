extension Publishers {
  /// Goes on with another publisher when the first one fails.
  /// https://developer.apple.com/documentation/combine/publishers/catch
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the other publisher's error.
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
      let outlet = Outlet(subscriber)
      let current = CurrentSource()
      outlet.onRequest = { current.request($0) }
      outlet.onCancel = { current.cancel() }
      let first = Inlet<Upstream.Output, Upstream.Failure>(
        receiveValue: {
          outlet.offer($0)
          return .none
        },
        receiveCompletion: { completion in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error): goOn(after: error, current, outlet)
          }
        })
      current.replace(with: first)
      subscriber.receive(subscription: outlet)
      upstream.subscribe(first)
    }

    private func goOn<S>(after error: Upstream.Failure, _ current: CurrentSource, _ outlet: Outlet<S>)
    where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
      let second = Inlet<NewPublisher.Output, NewPublisher.Failure>(
        receiveValue: {
          outlet.offer($0)
          return .none
        },
        receiveCompletion: { outlet.finish($0) })
      current.replace(with: second)
      second.request(outlet.outstanding)
      handler(error).subscribe(second)
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  /// https://developer.apple.com/documentation/combine/publisher/catch(_:)
  public func `catch`<P>(
    _ handler: @escaping (Self.Failure) -> P
  ) -> Publishers.Catch<Self, P> where P: Publisher, Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
