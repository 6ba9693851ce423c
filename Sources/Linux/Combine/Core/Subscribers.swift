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
