/// The connection of a subscriber to a publisher.
/// https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for this many more values.
  func request(_ demand: Subscribers.Demand)
}
