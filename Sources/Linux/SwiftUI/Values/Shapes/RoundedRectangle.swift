import Foundation

/// A rectangle with round corners.
/// https://developer.apple.com/documentation/swiftui/roundedrectangle
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// A rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners that are as wide as they are high.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline of the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// A smaller rectangle, its corners smaller as well so that both outlines run side by side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }

  /// The size of a corner.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

private struct InsetRoundedRectangle: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    var inner = base
    inner.cornerSize.width = max(0, base.cornerSize.width - amount)
    inner.cornerSize.height = max(0, base.cornerSize.height - amount)
    return Inset(base: inner, amount: amount).path(in: rect)
  }

  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners that are as wide as they are high.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
