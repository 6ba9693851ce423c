/// Emits before an object changes.
/// https://developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the fact.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    subscribers.add(subscriber)
  }

  /// Announces a change.
  public func send() {
    subscribers.send(())
  }
}
