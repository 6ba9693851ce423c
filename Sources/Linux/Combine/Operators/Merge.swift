extension Publishers {
  /// Delivers the values of both as they come.
  /// https://developer.apple.com/documentation/combine/publishers/merge
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the values of either.
    public typealias Output = A.Output
    /// The type of the error of either.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, B.Failure == S.Failure, B.Output == S.Input {
      let merger = Merger(subscriber)
      let first = merger.add()
      let second = merger.add()
      merger.seal()
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publisher {
  /// Delivers the values of both as they come.
  /// https://developer.apple.com/documentation/combine/publisher/merge(with:)-7fk3a
  public func merge<P>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Merge(a: self, b: other)
  }
}
