/// What becomes of the views inside one that is a unit for assistive technology.
/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind {
    case ignore, contain, combine
  }

  private let kind: Kind

  /// They are not reported.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are reported inside the unit.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What they say is said by the unit.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Up or down, for a view whose value assistive technology can change.
/// https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// More.
  case increment
  /// Less.
  case decrement
}

/// Which gesture of assistive technology runs an action.
/// https://developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `default`, escape, magicTap
    case named(Text)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The gesture that activates.
  public static let `default` = AccessibilityActionKind(.default)
  /// The gesture that leaves.
  public static let escape = AccessibilityActionKind(.escape)
  /// The gesture for the most important thing.
  public static let magicTap = AccessibilityActionKind(.magicTap)

  /// An action that is chosen by its name.
  public init(named name: Text) {
    self.init(.named(name))
  }
}
