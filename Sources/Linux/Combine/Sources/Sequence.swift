import Foundation

extension Publishers {
  /// Delivers the elements of a sequence as they are asked for, and ends.
  /// https://developer.apple.com/documentation/combine/publishers/sequence
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// A publisher of these elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      let subscription = SequenceSubscription(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: subscription)
      subscription.deliver()
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  /// https://developer.apple.com/documentation/swift/sequence/publisher
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Takes an element from the iterator for each that is asked for, so that a sequence may be endless.
private final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var elements: Elements
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, _ downstream: Downstream) {
    self.elements = elements
    self.downstream = downstream
    next = self.elements.next()
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
    deliver()
  }

  /// Delivers all that is asked for. The end needs no asking: it follows the last element.
  func deliver() {
    lock.lock()
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while let subscriber = downstream, let element = next, demand > .none {
      demand -= 1
      next = elements.next()
      lock.unlock()
      let more = subscriber.receive(element)
      lock.lock()
      demand += more
    }
    isDelivering = false
    let finished = next == nil ? downstream : nil
    if finished != nil { downstream = nil }
    lock.unlock()
    finished?.receive(completion: .finished)
  }

  func cancel() {
    lock.lock()
    let released = downstream
    downstream = nil
    lock.unlock()
    _ = released
  }
}
