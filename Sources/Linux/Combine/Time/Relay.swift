extension Publisher {
  /// Passes everything on to a subscriber by way of a scheduler.
  func relay<S>(to subscriber: S, schedule: @escaping (@escaping () -> Void) -> Void)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let inlet = Inlet<Output, Failure>(
      receiveValue: { value in
        schedule { outlet.offer(value) }
        return .none
      },
      receiveCompletion: { completion in schedule { outlet.finish(completion) } })
    outlet.onRequest = { inlet.request($0) }
    outlet.onCancel = { inlet.cancel() }
    subscriber.receive(subscription: outlet)
    subscribe(inlet)
  }
}
