/// Receives the values of a publisher.
/// https://developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the sequence.
  associatedtype Failure: Error
  /// Called once, before anything else.
  func receive(subscription: any Subscription)
  /// Called for each value; returns how many more are wanted beyond those asked for before.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Called at most once, at the end.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}
