import Foundation

/// How a view comes and goes. Hosts on Linux show and remove views at once.
/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
  private init() {}

  /// Fading.
  nonisolated(unsafe) public static let opacity = AnyTransition()
  /// Nothing.
  public static var identity: AnyTransition { AnyTransition() }
  /// Growing from nothing, and shrinking.
  public static var scale: AnyTransition { AnyTransition() }
  /// Growing from a part of the size around a point, and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// In at the leading edge, out at the trailing one.
  public static var slide: AnyTransition { AnyTransition() }
  /// In and out at an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From and to a place beside.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From and to a place beside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// From one modifier to another.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition()
  }

  /// One way in and another way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }

  /// Together with another transition.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What of a view follows the view with the same identity.
/// https://developer.apple.com/documentation/swiftui/matchedgeometryproperties
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Properties as bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
