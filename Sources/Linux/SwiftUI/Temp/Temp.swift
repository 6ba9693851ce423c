public struct AccessibilityTraits: Equatable, ExpressibleByArrayLiteral, Sendable {
  public init(arrayLiteral elements: Int...) {}
}
public struct AccessibilityChildBehavior: Hashable, Sendable {}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public struct Animation: Equatable, Sendable { public static let `default` = Animation() }
