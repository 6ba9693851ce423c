import Foundation

extension Publishers {
  /// Starts a publisher with the first subscriber and stops it with the last.
  /// https://developer.apple.com/documentation/combine/publishers/autoconnect
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let lock = NSLock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      // The closure keeps this object until the subscriber cancels.
      upstream.handleEvents(receiveCancel: { self.subscriberLeft() }).subscribe(subscriber)
      lock.lock()
      subscribers += 1
      let isFirst = subscribers == 1
      lock.unlock()
      if isFirst { connect() }
    }

    private func connect() {
      let new = upstream.connect()
      lock.lock()
      let isWanted = subscribers > 0
      if isWanted { connection = new }
      lock.unlock()
      if !isWanted { new.cancel() }
    }

    private func subscriberLeft() {
      lock.lock()
      subscribers -= 1
      let ended = subscribers == 0 ? connection : nil
      if ended != nil { connection = nil }
      lock.unlock()
      ended?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Starts with the first subscriber and stops with the last.
  /// https://developer.apple.com/documentation/combine/connectablepublisher/autoconnect()
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
