extension View {
  /// Gives the view its ideal size, whatever is offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes, whatever is offered there.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

nonisolated private struct FixedSizeModifier: ElementModifier {
  typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

/// The child, offered nothing on some axes.
private struct FixedSizeLayout: LayoutRule {
  let horizontal: Bool
  let vertical: Bool

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let inner = ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    return Arrangement(of: element.children.first, in: inner)
  }
}
