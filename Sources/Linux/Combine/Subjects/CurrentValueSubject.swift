import Foundation

/// Keeps a value, and sends it and each new one to the subscribers.
/// https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = NSLock()
  private var current: Output
  private let subscribers = SubscriberList<Output, Failure>()
  private let feeds = SubjectFeeds()

  /// The value; setting it sends it.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set { send(newValue) }
  }

  /// A subject with this first value.
  public init(_ value: Output) {
    current = value
  }

  /// Asks whatever feeds the subject for everything.
  public func send(subscription: any Subscription) {
    feeds.add(subscription)
  }

  /// Attaches a subscriber, which gets the value first.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribers.add(subscriber, current: value)
  }

  /// Sets the value and sends it. Who asks for no value meanwhile gets the latest one later.
  public func send(_ input: Output) {
    guard !subscribers.hasEnded else { return }
    lock.lock()
    current = input
    lock.unlock()
    subscribers.send(input)
  }

  /// Ends the sequence; whatever is sent later goes nowhere.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }
}
