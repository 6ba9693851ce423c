import Foundation

extension View {
  /// Puts the centre of the view at a point of the space offered, which the view then takes up; in points from the
  /// leading top corner.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the centre of the view at a point of the space offered, which the view then takes up; in points from the
  /// leading top corner.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

nonisolated private struct PositionModifier: ElementModifier {
  typealias Body = Never
  let position: CGPoint

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    let x = element.checked(position.x, as: .distance, of: "position") ?? 0
    let y = element.checked(position.y, as: .distance, of: "position") ?? 0
    element.arrange(by: PositionLayout(x: x, y: y))
  }
}

/// The child around a point of all that is offered.
private struct PositionLayout: LayoutRule {
  let x: CGFloat
  let y: CGFloat

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    guard let child = element.children.first else { return Arrangement(size: .zero) }
    let size = proposal.replacingUnspecified(by: child.size(in: proposal))
    let inner = ProposedSize(size)
    let innerSize = child.size(in: inner)
    let origin = CGPoint(x: x - innerSize.width / 2, y: y - innerSize.height / 2)
    return Arrangement(size: size, placements: [Placement(origin: origin, proposal: inner)])
  }
}
