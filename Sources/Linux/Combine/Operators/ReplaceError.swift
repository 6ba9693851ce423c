extension Publishers {
  /// Delivers a value in place of the error, and ends.
  /// https://developer.apple.com/documentation/combine/publishers/replaceerror
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    let output: Upstream.Output

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
      upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers a value in place of the error, and ends.
  /// https://developer.apple.com/documentation/combine/publisher/replaceerror(with:)
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
