/// All that a host must be able to fill a shape with.
package enum Paint: Equatable, Sendable {
  /// The colour of text around.
  case foreground
  /// The colour behind.
  case background
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case angular(AngularGradient)
  case image(ImagePaint)
}

extension ShapeStyle {
  /// The style as something that a host draws.
  package var paint: Paint {
    switch self {
    case let color as Color: .color(color)
    case let gradient as LinearGradient: .linear(gradient)
    case let gradient as RadialGradient: .radial(gradient)
    case let gradient as AngularGradient: .angular(gradient)
    case let image as ImagePaint: .image(image)
    case is BackgroundStyle: .background
    default: .foreground
    }
  }
}
