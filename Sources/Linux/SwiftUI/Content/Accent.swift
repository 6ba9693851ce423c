extension Color {
  /// The colour with the accent that its surroundings were given in place of the system's.
  package func accented(in environment: EnvironmentValues) -> Color {
    guard let accent = environment.accentColor else { return self }
    switch source {
    case .accent: return accent
    case .faded(let inner, let opacity) where inner.hasAccent:
      return Color(inner).accented(in: environment).opacity(opacity)
    default: return self
    }
  }
}

extension Color.Source {
  fileprivate var hasAccent: Bool {
    switch self {
    case .accent: true
    case .faded(let inner, _): inner.hasAccent
    default: false
    }
  }
}

extension Paint {
  /// The paint with the accent colour of its surroundings.
  func accented(in environment: EnvironmentValues) -> Paint {
    guard environment.accentColor != nil else { return self }
    func accented(_ gradient: Gradient) -> Gradient {
      Gradient(
        stops: gradient.stops.map { .init(color: $0.color.accented(in: environment), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(color.accented(in: environment))
    case .linear(let old):
      return .linear(
        LinearGradient(
          gradient: accented(old.gradient), startPoint: old.startPoint, endPoint: old.endPoint))
    case .radial(let old):
      return .radial(
        RadialGradient(
          gradient: accented(old.gradient), center: old.center, startRadius: old.startRadius,
          endRadius: old.endRadius))
    case .angular(let old):
      return .angular(
        AngularGradient(
          gradient: accented(old.gradient), center: old.center, startAngle: old.startAngle,
          endAngle: old.endAngle))
    case .foreground, .background, .image: return self
    }
  }
}
