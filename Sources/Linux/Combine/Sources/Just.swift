/// Delivers one value and ends.
/// https://developer.apple.com/documentation/combine/just
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of this value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    outlet.offer(output)
    outlet.finish(.finished)
  }
}
