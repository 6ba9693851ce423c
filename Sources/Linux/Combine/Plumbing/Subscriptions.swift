/// The subscription of a publisher that has nothing to deliver.
enum Subscriptions {
  static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
