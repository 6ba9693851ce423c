/// A gradient around a point.
/// https://developer.apple.com/documentation/swiftui/angulargradient
nonisolated public struct AngularGradient: ShapeStyle, Equatable, Sendable {
  /// The colours.
  package let gradient: Gradient
  /// The point in the middle.
  package let center: UnitPoint
  /// Where the first colour stands, clockwise from the x axis.
  package let startAngle: Angle
  /// Where the last colour stands.
  package let endAngle: Angle

  /// A gradient around a part of a circle.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// A gradient of colours at equal distances around a part of a circle.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// A gradient around a whole circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }

  /// A gradient of colours at equal distances around a whole circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
