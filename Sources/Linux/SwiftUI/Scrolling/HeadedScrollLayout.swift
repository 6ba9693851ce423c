import Foundation

/// A header with a margin, and below it what scrolls.
struct HeadedScrollLayout: LayoutRule {
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let margin = PageLayout.titleMargin
    let offers = [proposal.reduced(byWidth: 2 * margin, height: 0), proposal]
    let sizes = zip(element.children, offers).map { $0.size(in: $1) }
    guard sizes.count == 2 else { return Arrangement(size: .zero) }
    return Arrangement(
      size: CGSize(
        width: max(sizes[0].width + 2 * margin, sizes[1].width), height: sizes[0].height + sizes[1].height),
      placements: [
        Placement(origin: CGPoint(x: margin, y: 0), proposal: offers[0]),
        Placement(origin: CGPoint(x: 0, y: sizes[0].height), proposal: offers[1]),
      ])
  }
}
