/// A bar above or below the selected tab, which takes the rest.
struct TabViewLayout: LayoutRule {
  /// Where the bar is among the children, if there is one.
  let barIndex: Int?

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let size = proposal.replacingUnspecified(by: NavigationLayout.idealSize)
    let offer = ProposedSize(width: size.width, height: nil)
    let bar = barIndex.flatMap { element.children.indices.contains($0) ? element.children[$0] : nil }
    let barSize = bar?.size(in: offer) ?? .zero
    let pane = ProposedSize(width: size.width, height: max(0, size.height - barSize.height))
    return Arrangement(
      size: size,
      placements: element.children.indices.map { index in
        if index == barIndex {
          return Placement(
            origin: CGPoint(
              x: (size.width - barSize.width) / 2, y: index == 0 ? 0 : size.height - barSize.height),
            proposal: offer)
        }
        return Placement(origin: CGPoint(x: 0, y: barIndex == 0 ? barSize.height : 0), proposal: pane)
      })
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    proposal.width != nil && proposal.height != nil
  }
}

/// Buttons side by side: sharing the width, or in the middle.
struct TabBarLayout: LayoutRule {
  let fills: Bool

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    let ideal = children.map { $0.size(in: .unspecified) }
    let natural = ideal.map(\.width).reduce(0, +)
    let width = proposal.width ?? natural
    let chrome = Chrome(ofBar: element)
    let height = max(chrome.minimum.height, ideal.map(\.height).max() ?? 0)
    // Buttons that share the width go from edge to edge.
    let (start, end) = fills ? (0, 0) : (chrome.insets.leading, chrome.insets.trailing)
    let free = max(0, width - start - end)
    let isTight = fills || natural > free
    let widths = isTight ? ideal.map { _ in free / CGFloat(children.count) } : ideal.map(\.width)
    var x = isTight ? start : max(start, min((width - natural) / 2, width - end - natural))
    let placements = children.indices.map { index in
      defer { x += widths[index] }
      let offer = ProposedSize(width: widths[index], height: nil)
      let size = children[index].size(in: offer)
      return Placement(
        origin: CGPoint(x: x + (widths[index] - size.width) / 2, y: (height - size.height) / 2),
        proposal: offer)
    }
    return Arrangement(size: CGSize(width: width, height: height), placements: placements)
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }
}
