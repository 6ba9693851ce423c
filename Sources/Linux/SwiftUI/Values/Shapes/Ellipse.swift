import Foundation

/// An ellipse that touches the four sides of its frame.
/// https://developer.apple.com/documentation/swiftui/ellipse
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}

  /// The outline of the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
