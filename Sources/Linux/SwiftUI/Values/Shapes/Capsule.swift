import Foundation

/// A rectangle whose shorter sides are round all along.
/// https://developer.apple.com/documentation/swiftui/capsule
nonisolated public struct Capsule: InsettableShape {
  /// How the ends bend.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline of the capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule with ends of a style.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
