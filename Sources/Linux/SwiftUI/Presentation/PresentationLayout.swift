/// The whole window, with a card where its kind of presentation belongs.
struct PresentationLayout: LayoutRule {
  let style: PresentationContent.Style
  /// Whether there is much room across.
  let isWide: Bool

  var corners: CardContent.Corners {
    switch style {
    case .fullScreenCover: .none
    case .sheet, .popover: isWide ? .all : .top
    case .alert, .actionSheet: .all
    }
  }

  /// Whether the card has the size that it is offered; else that of its content.
  var fillsCard: Bool {
    switch style {
    case .fullScreenCover, .sheet: true
    case .popover: !isWide
    case .alert, .actionSheet: false
    }
  }

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let window = proposal.replacingUnspecified(by: NavigationLayout.idealSize)
    guard let card = element.children.first else { return Arrangement(size: window) }
    let offer = offer(in: window, of: element)
    let size = card.size(in: offer)
    let x = (window.width - size.width) / 2
    let isLow = !isWide && (style == .actionSheet || fillsCard)
    let y = isLow ? window.height - size.height - bottomMargin : (window.height - size.height) / 2
    return Arrangement(
      size: window, placements: [Placement(origin: CGPoint(x: x, y: max(0, y)), proposal: offer)])
  }

  /// As the host says, or else 24 points.
  private func topMargin(of element: Element) -> CGFloat {
    let top = element.peer?.chrome.insets.top ?? 0
    return top > 0 ? top : 24
  }

  private var bottomMargin: CGFloat { style == .actionSheet ? 8 : 0 }

  private func offer(in window: CGSize, of element: Element) -> ProposedSize {
    switch style {
    case .fullScreenCover: ProposedSize(window)
    case .sheet where isWide:
      ProposedSize(width: min(560, window.width), height: min(720, window.height * 0.85))
    case .popover where isWide: ProposedSize(width: min(400, window.width), height: nil)
    // What is below stays in sight at the top.
    case .sheet, .popover:
      ProposedSize(width: window.width, height: max(0, window.height - topMargin(of: element)))
    case .alert: ProposedSize(width: min(300, window.width - 32), height: nil)
    case .actionSheet: ProposedSize(width: isWide ? min(320, window.width) : window.width - 16, height: nil)
    }
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }

  func ignoresContent(in proposal: ProposedSize) -> Bool { false }
}

/// What is presented on its card.
struct CardLayout: LayoutRule {
  let fills: Bool

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    fills
      ? PaneLayout().arrange(element, in: proposal) : OverlappingLayout().arrange(element, in: proposal)
  }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    fills && PaneLayout().ignoresContent(in: proposal)
  }
}

/// What is in a window: the content in the middle, and presentations over all of it.
struct WindowLayout: LayoutRule {
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let isCovered = element.children.contains { $0.content is PresentationContent }
    return isCovered
      ? PaneLayout().arrange(element, in: proposal) : OverlappingLayout().arrange(element, in: proposal)
  }
}
