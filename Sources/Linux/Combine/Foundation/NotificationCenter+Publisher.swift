import Foundation

extension NotificationCenter {
  /// Delivers notifications.
  /// https://developer.apple.com/documentation/foundation/notificationcenter/publisher
  public struct Publisher: Combine.Publisher {
    /// The notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    let object: AnyObject?

    /// Attaches a subscriber; it misses what comes while it asks for nothing.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let subscription = SubjectSubscription<Notification, Never>(
        receiveValue: { subscriber.receive($0) }, receiveCompletion: { _ in })
      let target = Handover(subscription)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { target.value.offer($0) }
      subscription.onCancel = { [center] in center.removeObserver(observer) }
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher of the notifications of this name, from this object or from any.
  /// https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
  {
    Publisher(center: self, name: name, object: object)
  }
}
