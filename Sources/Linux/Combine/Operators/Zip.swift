import Foundation

extension Publishers {
  /// Delivers the first values of both together, then the second ones, and so on.
  /// https://developer.apple.com/documentation/combine/publishers/zip
  public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error of either.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      let queues = PairQueues<A.Output, B.Output>()
      let junction = Junction(subscriber, sources: 2)
      // When one has ended and all its values have found a partner, no other pair can come.
      junction.isExhausted = { queues.isExhausted(ended: $0) }
      let first: Inlet<A.Output, S.Failure> = junction.inlet { queues.add(first: $0).map(junction.pass) }
      let second: Inlet<B.Output, S.Failure> = junction.inlet { queues.add(second: $0).map(junction.pass) }
      junction.outlet.onRequest = {
        first.request($0)
        second.request($0)
      }
      junction.start(with: subscriber)
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publisher {
  /// Delivers the first values of both together, then the second ones, and so on.
  /// https://developer.apple.com/documentation/combine/publisher/zip(_:)
  public func zip<P>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P: Publisher, Self.Failure == P.Failure {
    Publishers.Zip(a: self, b: other)
  }
}

/// The values that wait for a partner.
private final class PairQueues<A, B> {
  private let lock = NSLock()
  private var first: [A] = []
  private var second: [B] = []

  /// A pair, when there is one.
  func add(first: A? = nil, second: B? = nil) -> (A, B)? {
    lock.lock()
    defer { lock.unlock() }
    if let first { self.first.append(first) }
    if let second { self.second.append(second) }
    guard !self.first.isEmpty, !self.second.isEmpty else { return nil }
    return (self.first.removeFirst(), self.second.removeFirst())
  }

  /// Whether one of the ended sources, numbered 0 and 1, has no value left here.
  func isExhausted(ended: Set<Int>) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return ended.contains(0) && first.isEmpty || ended.contains(1) && second.isEmpty
  }
}
