/// Delivers a sequence of values to its subscribers.
/// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end the sequence; `Never` where none can.
  associatedtype Failure: Error
  /// Attaches a subscriber, which then receives its subscription.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  /// https://developer.apple.com/documentation/combine/publisher/subscribe(_:)-4u8kn
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }
}

/// Receives the values of a publisher.
/// https://developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the sequence.
  associatedtype Failure: Error
  /// Called once, before anything else.
  func receive(subscription: any Subscription)
  /// Called for each value; returns how many more are wanted beyond those asked for before.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Called at most once, at the end.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

/// The connection of a subscriber to a publisher.
/// https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for this many more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of what subscribers use.
/// https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {
  /// How many values a subscriber is ready for.
  /// https://developer.apple.com/documentation/combine/subscribers/demand
  public struct Demand: Equatable, Hashable, Sendable {
    let count: Int

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// No more than those asked for before.
    public static let none = Demand(count: 0)
    /// At most this many; a negative number is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: value)
    }

    func adding(_ other: Demand) -> Demand {
      let (sum, overflow) = count.addingReportingOverflow(other.count)
      return Demand(count: overflow ? .max : sum)
    }

    func afterOne() -> Demand { count == .max ? self : Demand(count: count - 1) }
  }

  /// How a sequence of values ended.
  /// https://developer.apple.com/documentation/combine/subscribers/completion
  public enum Completion<Failure> where Failure: Error {
    /// All values were delivered.
    case finished
    /// The publisher failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
