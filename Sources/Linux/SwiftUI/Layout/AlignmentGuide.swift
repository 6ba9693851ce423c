import Foundation

extension View {
  /// Sets where a guide of the view lies, in points from its leading edge.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, position: computeValue))
  }

  /// Sets where a guide of the view lies, in points from its top.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, position: computeValue))
  }
}

nonisolated private struct AlignmentGuideModifier: ElementModifier {
  typealias Body = Never
  let key: AlignmentKey
  let position: @Sendable (ViewDimensions) -> CGFloat

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: AlignmentGuideLayout(key: key, position: position))
  }
}

/// The child as it is, with a guide where an app wants it.
private struct AlignmentGuideLayout: LayoutRule {
  let key: AlignmentKey
  let position: @Sendable (ViewDimensions) -> CGFloat

  /// Two closures may always compute something else.
  nonisolated static func == (_: AlignmentGuideLayout, _: AlignmentGuideLayout) -> Bool { false }

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(of: element.children.first, in: proposal)
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    guard key == self.key, let child = element.children.first, let placement = arrangement.placements.first
    else { return arrangement.mergedGuide(key, of: element) }
    return element.checked(
      position(child.dimensions(in: placement.proposal)), as: .distance, of: "alignmentGuide")
  }
}
