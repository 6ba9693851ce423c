extension Publishers {
  /// Calls closures for what passes through.
  /// https://developer.apple.com/documentation/combine/publishers/handleevents
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Upstream.Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Upstream.Output, Upstream.Failure>(
        receiveValue: {
          receiveOutput?($0)
          outlet.offer($0)
          return .none
        },
        receiveCompletion: {
          receiveCompletion?($0)
          outlet.finish($0)
        })
      outlet.onRequest = {
        receiveRequest?($0)
        inlet.request($0)
      }
      outlet.onCancel = {
        receiveCancel?()
        inlet.cancel()
      }
      inlet.onSubscription = {
        receiveSubscription?($0)
        subscriber.receive(subscription: outlet)
      }
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Calls closures for what passes through.
  /// https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
