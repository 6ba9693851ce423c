/// A publisher that values are sent to from outside.
/// https://developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Self.Output)
  /// Ends the sequence for the subscribers.
  func send(completion: Subscribers.Completion<Self.Failure>)
  /// Hands over a subscription to whatever feeds the subject.
  func send(subscription: any Subscription)
}

extension Subject where Self.Output == () {
  /// Sends the fact.
  public func send() {
    send(())
  }
}
