extension Chrome {
  /// The space that a bar keeps free at its ends, and its least height: as the host says, or else 16 and 44 points.
  @MainActor
  init(ofBar element: Element) {
    self = element.peer?.chrome ?? Chrome()
    guard self == Chrome() else { return }
    insets = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    minimum.height = 44
  }
}

/// Items at the leading and the trailing end of a bar, and a title in the middle where there is room, else between them.
struct NavigationBarLayout: LayoutRule {
  private static let gap: CGFloat = 8

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    let ideal = children.map { $0.size(in: ProposedSize(width: nil, height: nil)) }
    guard children.count == 3 else { return Arrangement(size: .zero) }
    let chrome = Chrome(ofBar: element)
    let (start, end) = (chrome.insets.leading, chrome.insets.trailing)
    let natural = ideal.map(\.width).reduce(0, +) + start + end + 2 * Self.gap
    let width = proposal.width ?? natural
    let free = max(0, width - start - end)
    // Trailing items are the app's; of the leading ones the back button gives way to the title.
    let trailing = min(ideal[2].width, free)
    let besideTitle = free - trailing - ideal[1].width - 2 * Self.gap
    let isCrowded = besideTitle < ideal[0].width
    let least = isCrowded ? children[0].size(in: ProposedSize(width: 0, height: nil)).width : 0
    let leading = min(ideal[0].width, max(least, besideTitle), free - trailing)
    let middle = min(ideal[1].width, max(0, free - leading - trailing - 2 * Self.gap))
    let offers = [leading, middle, trailing].map { ProposedSize(width: $0, height: nil) }
    let sizes = zip(children, offers).map { $0.size(in: $1) }
    let height = max(chrome.minimum.height, sizes.map(\.height).max() ?? 0)
    let lowest = start + sizes[0].width + (sizes[0].width > 0 ? Self.gap : 0)
    let highest = width - end - sizes[2].width - (sizes[2].width > 0 ? Self.gap : 0)
    let center = max(lowest, min((width - sizes[1].width) / 2, highest - sizes[1].width))
    let positions = [start, center, width - end - sizes[2].width]
    return Arrangement(
      size: CGSize(width: width, height: height),
      placements: (0..<3).map { index in
        Placement(
          origin: CGPoint(x: positions[index], y: (height - sizes[index].height) / 2),
          proposal: offers[index])
      })
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }
}

/// Items spread over a bar: one in the middle, several from end to end.
struct BottomBarLayout: LayoutRule {
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    let chrome = Chrome(ofBar: element)
    let (start, end) = (chrome.insets.leading, chrome.insets.trailing)
    let natural = children.map { $0.size(in: .unspecified).width }.reduce(0, +)
    let width = proposal.width ?? natural + start + end
    let free = max(0, width - start - end)
    let offer = ProposedSize(width: children.count == 1 ? free : nil, height: nil)
    let sizes = children.map { $0.size(in: offer) }
    let height = max(chrome.minimum.height, sizes.map(\.height).max() ?? 0)
    let left = max(0, free - sizes.map(\.width).reduce(0, +))
    let gap = children.count > 1 ? left / CGFloat(children.count - 1) : 0
    var x = children.count == 1 ? start + left / 2 : start
    let placements = sizes.map { size in
      defer { x += size.width + gap }
      return Placement(origin: CGPoint(x: x, y: (height - size.height) / 2), proposal: offer)
    }
    return Arrangement(size: CGSize(width: width, height: height), placements: placements)
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }
}
