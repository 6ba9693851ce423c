import Foundation

extension View {
  /// Lets what is behind show through: 0 shows the view not at all, 1 wholly.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(effect: .opacity(min(max(opacity, 0), 1))))
  }

  /// Cuts the view at its frame with round corners of this radius, in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what lies in a shape.
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    modifier(EffectModifier(effect: .clip(shape)))
  }

  /// Cuts the view at its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Puts a shadow behind the view; lengths are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier(effect: .shadow(color, radius: max(0, radius), offset: CGSize(width: x, height: y))))
  }

  /// Draws a frame of this width, in points, over the edges of the view.
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Makes the view unsharp; the radius is in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier(effect: .blur(max(0, radius))))
  }

  /// Turns the picture of the view, clockwise.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: .rotation(angle, anchor)))
  }

  /// Scales the picture of the view.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: .scale(scale, anchor)))
  }

  /// Scales the picture of the view, the same across and down.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the picture of the view.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Lets pointers and fingers through to what is behind the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

nonisolated private struct HitTestingModifier: ElementModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    if isEnabled {
      element.show(PlainContent(), resizes: false)
    } else {
      element.show(EffectContent(.unreachable, in: environment), resizes: false)
    }
  }
}
