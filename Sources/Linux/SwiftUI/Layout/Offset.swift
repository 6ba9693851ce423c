import Foundation

extension View {
  /// Draws the view elsewhere, in points to the right and down; the layout stays as it is.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view elsewhere, in points to the right and down; the layout stays as it is.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }
}

nonisolated private struct OffsetModifier: ElementModifier {
  typealias Body = Never
  let offset: CGSize

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    let x = element.checked(offset.width, as: .distance, of: "offset") ?? 0
    let y = element.checked(offset.height, as: .distance, of: "offset") ?? 0
    element.arrange(by: OffsetLayout(x: x, y: y))
  }
}

/// The child beside its place; to the right in any direction of reading. Its guides stay where the layout has them.
private struct OffsetLayout: LayoutRule {
  let x: CGFloat
  let y: CGFloat

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(
      of: element.children.first, in: proposal, at: CGPoint(x: element.isRightToLeft ? -x : x, y: y))
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    arrangement.placements.first.flatMap { element.children.first?.explicitGuide(key, in: $0.proposal) }
  }
}
