import Foundation

/// The largest circle in the middle of its frame.
/// https://developer.apple.com/documentation/swiftui/circle
nonisolated public struct Circle: InsettableShape {
  /// A circle.
  public init() {}

  /// The outline of the circle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
