import Foundation

/// A point in fractions of a view's size: 0 is the leading or top edge, 1 the trailing or bottom one.
/// https://developer.apple.com/documentation/swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// The corner at 0, 0.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// A point of two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point that the fractions mean in a rectangle.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
