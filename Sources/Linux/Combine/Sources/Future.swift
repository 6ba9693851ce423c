import Foundation

/// Delivers the one result of some work, which starts when the future is made, to each subscriber.
/// https://developer.apple.com/documentation/combine/future
public final class Future<Output, Failure>: Publisher where Failure: Error {
  /// Called with the result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [ObjectIdentifier: (Result<Output, Failure>) -> Void] = [:]

  /// Starts the work; it is handed the promise to call.
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    // Strong on purpose: the work keeps the future until it has kept its promise.
    attemptToFulfill { self.fulfil($0) }
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let outlet = Outlet(subscriber)
    let key = ObjectIdentifier(outlet)
    outlet.onCancel = { self.forget(key) }
    subscriber.receive(subscription: outlet)
    let deliver = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        outlet.offer(value)
        outlet.finish(.finished)
      case .failure(let error):
        outlet.finish(.failure(error))
      }
    }
    lock.lock()
    let result = result
    if result == nil { waiting[key] = deliver }
    lock.unlock()
    if let result { deliver(result) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    let receivers = self.result == nil ? waiting : [:]
    if self.result == nil { self.result = result }
    waiting = [:]
    lock.unlock()
    for deliver in receivers.values { deliver(result) }
  }

  private func forget(_ key: ObjectIdentifier) {
    lock.lock()
    let released = waiting.removeValue(forKey: key)
    lock.unlock()
    _ = released
  }
}
