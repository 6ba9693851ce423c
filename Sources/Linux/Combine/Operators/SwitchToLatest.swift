import Foundation

extension Publishers {
  /// Delivers the values of the latest of the publishers that come.
  /// https://developer.apple.com/documentation/combine/publishers/switchtolatest
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    /// The type of the values of the publishers.
    public typealias Output = P.Output
    /// The type of the error of the publishers.
    public typealias Failure = P.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      let switcher = Switcher(subscriber)
      let outer = Inlet<P, P.Failure>(
        receiveValue: { publisher in
          publisher.subscribe(switcher.next())
          return .none
        },
        receiveCompletion: { switcher.outerEnded($0) })
      switcher.outer.replace(with: outer)
      outer.request(.unlimited)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
  /// Delivers the values of the latest of the publishers that come; the ones before are cancelled.
  /// https://developer.apple.com/documentation/combine/publisher/switchtolatest()-453ht
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

/// Listens to one source at a time, until that one and the one they come from have ended.
private final class Switcher<Downstream: Subscriber> {
  private let lock = NSLock()
  private let outlet: Outlet<Downstream>
  private let inner = CurrentSource()
  let outer = CurrentSource()
  /// Counts the sources, to know which is the latest.
  private var latest = 0
  private var innerIsOpen = false
  private var outerIsOpen = true

  init(_ subscriber: Downstream) {
    outlet = Outlet(subscriber)
    outlet.onRequest = { [inner] in inner.request($0) }
    outlet.onCancel = { [inner, outer] in
      inner.cancel()
      outer.cancel()
    }
    subscriber.receive(subscription: outlet)
  }

  func next() -> Inlet<Downstream.Input, Downstream.Failure> {
    lock.lock()
    latest += 1
    let number = latest
    innerIsOpen = true
    lock.unlock()
    let outlet = outlet
    let inlet = Inlet<Downstream.Input, Downstream.Failure>(
      receiveValue: {
        outlet.offer($0)
        return .none
      },
      receiveCompletion: { self.innerEnded(number, $0) })
    inner.replace(with: inlet)
    inlet.request(outlet.outstanding)
    return inlet
  }

  func outerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    outerIsOpen = false
    let isOver = !innerIsOpen
    lock.unlock()
    end(completion, isOver: isOver)
  }

  private func innerEnded(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    if number == latest { innerIsOpen = false }
    let isOver = !innerIsOpen && !outerIsOpen
    lock.unlock()
    end(completion, isOver: isOver)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, isOver: Bool) {
    if case .failure = completion {
      outlet.finish(completion)
      inner.cancel()
      outer.cancel()
    } else if isOver {
      outlet.finish(completion)
    }
  }
}
