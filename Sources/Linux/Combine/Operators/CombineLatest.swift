import Foundation

extension Publishers {
  /// Delivers the latest values of both whenever one of them delivers, once both have.
  /// https://developer.apple.com/documentation/combine/publishers/combinelatest
  public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error of either.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
      let pair = LatestPair<A.Output, B.Output>()
      let junction = Junction(subscriber, sources: 2)
      let first: Inlet<A.Output, S.Failure> = junction.inlet {
        pair.set(first: $0).map(junction.outlet.offerLatest)
      }
      let second: Inlet<B.Output, S.Failure> = junction.inlet {
        pair.set(second: $0).map(junction.outlet.offerLatest)
      }
      junction.start(with: subscriber)
      // Whoever asks for less than comes gets the latest, so nothing is held back.
      first.request(.unlimited)
      second.request(.unlimited)
      a.subscribe(first)
      b.subscribe(second)
    }
  }

  /// Delivers the latest values of all three whenever one of them delivers, once all have.
  /// https://developer.apple.com/documentation/combine/publishers/combinelatest3
  public struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error of each.
    public typealias Failure = A.Failure

    let a: A
    let b: B
    let c: C

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
      a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the latest values of both whenever one of them delivers, once both have.
  /// https://developer.apple.com/documentation/combine/publisher/combinelatest(_:)
  public func combineLatest<P>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P: Publisher, Self.Failure == P.Failure {
    Publishers.CombineLatest(a: self, b: other)
  }

  /// Delivers the latest values of all three whenever one of them delivers, once all have.
  /// https://developer.apple.com/documentation/combine/publisher/combinelatest(_:_:)-5crqg
  public func combineLatest<P, Q>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(a: self, b: publisher1, c: publisher2)
  }
}

/// The latest of two kinds of values.
private final class LatestPair<A, B> {
  private let lock = NSLock()
  private var first: A?
  private var second: B?

  /// Both values, when there are both.
  func set(first: A? = nil, second: B? = nil) -> (A, B)? {
    lock.lock()
    defer { lock.unlock() }
    if let first { self.first = first }
    if let second { self.second = second }
    if let first = self.first, let second = self.second { return (first, second) }
    return nil
  }
}
