import Foundation

/// Cancels when it is told to, and at the latest when it goes away.
/// https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Calls a closure on cancellation, once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Cancels another cancellable, once.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = { canceller.cancel() }
  }

  deinit {
    cancel()
  }

  /// Cancels; calling again does nothing.
  public func cancel() {
    lock.lock()
    let pending = action
    action = nil
    lock.unlock()
    pending?()
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }
}

extension AnyCancellable {
  /// Keeps the cancellable alive in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the cancellable alive in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
