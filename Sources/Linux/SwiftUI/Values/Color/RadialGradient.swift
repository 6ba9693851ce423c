import Foundation

/// A gradient outwards from a point.
/// https://developer.apple.com/documentation/swiftui/radialgradient
nonisolated public struct RadialGradient: ShapeStyle, Equatable, Sendable {
  /// The colours.
  package let gradient: Gradient
  /// The point in the middle.
  package let center: UnitPoint
  /// How far out the first colour stands, in points.
  package let startRadius: CGFloat
  /// How far out the last colour stands, in points.
  package let endRadius: CGFloat

  /// A gradient outwards from a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient of colours at equal distances outwards from a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// A gradient of colours where they stand outwards from a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
