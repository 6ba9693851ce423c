/// One page over all the space, or a sidebar, a line and the detail side by side.
struct NavigationLayout: LayoutRule {
  let hasColumns: Bool

  /// The width of the sidebar, in points.
  static let sidebarWidth: CGFloat = 320
  /// What is taken where nothing is offered, in points.
  static let idealSize = CGSize(width: 320, height: 480)

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let size = proposal.replacingUnspecified(by: Self.idealSize)
    guard hasColumns else {
      return Arrangement(
        size: size,
        placements: element.children.map { _ in Placement(origin: .zero, proposal: ProposedSize(size)) })
    }
    let line: CGFloat = 1
    let sidebar = min(Self.sidebarWidth, size.width / 2)
    let columns = [
      (0, sidebar), (sidebar, line), (sidebar + line, max(0, size.width - sidebar - line)),
    ]
    return Arrangement(
      size: size,
      placements: columns.prefix(element.children.count).map { x, width in
        Placement(
          origin: CGPoint(x: x, y: 0), proposal: ProposedSize(width: width, height: size.height))
      })
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    proposal.width != nil && proposal.height != nil
  }
}

/// The bars at the top and the bottom of a page, each as high as it needs to be, and the content between them.
struct PageLayout: LayoutRule {
  /// How many bars come before the content: the bar, and a large title.
  let barsAbove: Int

  /// The space beside a large title, in points.
  static let titleMargin: CGFloat = 16

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let size = proposal.replacingUnspecified(by: NavigationLayout.idealSize)
    let children = element.children
    var heights = children.indices.map { children[$0].size(in: offer(to: $0, in: size, height: nil)).height }
    heights[barsAbove] = 0
    heights[barsAbove] = max(0, size.height - heights.reduce(0, +))
    var y: CGFloat = 0
    let placements = children.indices.map { index in
      defer { y += heights[index] }
      return Placement(
        origin: CGPoint(x: margin(of: index), y: y),
        proposal: offer(to: index, in: size, height: index == barsAbove ? heights[index] : nil))
    }
    return Arrangement(size: size, placements: placements)
  }

  private func offer(to index: Int, in size: CGSize, height: CGFloat?) -> ProposedSize {
    ProposedSize(width: max(0, size.width - 2 * margin(of: index)), height: height)
  }

  /// A large title comes after the bar; it is the only part with a margin.
  private func margin(of index: Int) -> CGFloat {
    index == 1 && barsAbove == 2 ? Self.titleMargin : 0
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    proposal.width != nil && proposal.height != nil
  }
}

/// All the space that is offered, with what is inside in the middle.
struct PaneLayout: LayoutRule {
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    var arrangement = OverlappingLayout().arrange(element, in: proposal)
    let inner = arrangement.size
    arrangement.size = proposal.replacingUnspecified(by: inner)
    for index in arrangement.placements.indices {
      arrangement.placements[index].origin.x += (arrangement.size.width - inner.width) / 2
      arrangement.placements[index].origin.y += (arrangement.size.height - inner.height) / 2
    }
    return arrangement
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    proposal.width != nil && proposal.height != nil
  }
}
