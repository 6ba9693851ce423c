/// Sends values on to whoever is subscribed at that moment and asks for them.
/// https://developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let subscribers = SubscriberList<Output, Failure>()
  private let feeds = SubjectFeeds()

  /// A subject without subscribers.
  public init() {}

  /// Asks whatever feeds the subject for everything.
  public func send(subscription: any Subscription) {
    feeds.add(subscription)
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribers.add(subscriber)
  }

  /// Sends a value to the subscribers that ask for one.
  public func send(_ input: Output) {
    subscribers.send(input)
  }

  /// Ends the sequence; whatever is sent later goes nowhere.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }
}
