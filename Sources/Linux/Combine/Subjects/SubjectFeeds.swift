import Foundation

/// The subscriptions that feed a subject: each is asked for everything, and cancelled when the subject goes.
final class SubjectFeeds {
  private let lock = NSLock()
  private var subscriptions: [any Subscription] = []

  deinit {
    cancel()
  }

  func add(_ subscription: any Subscription) {
    lock.lock()
    subscriptions.append(subscription)
    lock.unlock()
    subscription.request(.unlimited)
  }

  func cancel() {
    lock.lock()
    let ended = subscriptions
    subscriptions = []
    lock.unlock()
    for subscription in ended { subscription.cancel() }
  }
}
