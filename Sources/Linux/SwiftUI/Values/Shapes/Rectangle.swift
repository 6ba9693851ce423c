import Foundation

/// A rectangle that fills its frame.
/// https://developer.apple.com/documentation/swiftui/rectangle
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
