import Foundation

extension View {
  /// Maps the picture of the view by a transform about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Maps the picture of the view by a transform about its top left corner; perspective is left out.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(effect: .projection(Projection { _ in transform })))
  }

  /// Turns the picture of the view about an axis in space; perspective is left out.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let turn = CGAffineTransform(turnedBy: angle, about: axis, depth: anchorZ)
    return modifier(
      EffectModifier(
        effect: .projection(
          Projection { size in
            ProjectionTransform(turn.about(anchor.point(in: CGRect(origin: .zero, size: size))))
          })))
  }

  /// Has no effect: windows have no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    statusBar(hidden: hidden)
  }
}

extension CGAffineTransform {
  /// What is seen from the front of a plane that is turned about an axis at a depth behind it.
  fileprivate init(turnedBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), depth: CGFloat) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      self = .identity
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    self.init(
      a: cosine + x * x * rest, b: y * x * rest + z * sine,
      c: x * y * rest - z * sine, d: cosine + y * y * rest,
      tx: -depth * (x * z * rest + y * sine), ty: -depth * (y * z * rest - x * sine))
  }
}
