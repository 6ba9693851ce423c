import Foundation

/// As large as it is offered, else as large as the content.
struct ScrollLayout: LayoutRule {
  let axes: Axis.Set
  let state: ScrollState

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    state.settleSoon()
    var inner = proposal
    if axes.contains(.horizontal) { inner.width = nil }
    if axes.contains(.vertical) { inner.height = nil }
    let isFixed = ignoresContent(in: proposal)
    let child = isFixed && !state.isRightToLeft ? .zero : element.children.first?.size(in: inner) ?? .zero
    let size = proposal.replacingUnspecified(by: child)
    // Where lines begin at the right, short content lies there.
    let x = state.isRightToLeft && size.width.isFinite ? max(0, size.width - child.width) : 0
    return Arrangement(
      size: size, placements: [Placement(origin: CGPoint(x: x, y: 0), proposal: inner)])
  }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    proposal.width != nil && proposal.height != nil
  }

  nonisolated static func == (one: ScrollLayout, other: ScrollLayout) -> Bool {
    one.axes == other.axes && one.state === other.state
  }
}

/// What scrolls: views from top to bottom, in the middle of the width that does not scroll.
nonisolated struct ScrollInside<Content: View>: _PrimitiveView {
  let content: Content
}

extension ScrollInside: ElementView {
  @MainActor package var inside: Content { content }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: ScrollInsideLayout())
  }

  @MainActor package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: .vertical)
  }
}

/// A vertical stack that is at least as large as it is offered.
struct ScrollInsideLayout: LayoutRule {
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    var arrangement = stack.arrange(element, in: proposal)
    let size = arrangement.size
    arrangement.size.width = max(size.width, proposal.width ?? 0)
    arrangement.size.height = max(size.height, proposal.height ?? 0)
    let shift = CGPoint(
      x: (arrangement.size.width - size.width) / 2, y: (arrangement.size.height - size.height) / 2)
    for index in arrangement.placements.indices {
      arrangement.placements[index].origin.x += shift.x
      arrangement.placements[index].origin.y += shift.y
    }
    return arrangement
  }
}
