/// How an element sizes itself and places its children: the parent proposes, the child chooses, the parent places.
@MainActor
package protocol LayoutRule: Equatable {
  /// The size for a proposal, and where the children go then. Frames are in left-to-right coordinates, from the element's
  /// leading top corner; the element mirrors them where the language is read from the right.
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement

  /// The position of a guide that the element sets by itself, or `nil` for the guide's default.
  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat?

  /// Whether the element has the size that it is offered, whatever it holds, so that a change inside needs no layout outside.
  func ignoresContent(in proposal: ProposedSize) -> Bool
}

extension LayoutRule {
  package func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    arrangement.firstGuide(key, of: element)
  }

  package func ignoresContent(in proposal: ProposedSize) -> Bool { false }
}

/// What a layout rule found for a proposal.
package struct Arrangement {
  /// The size that the element chooses, in points.
  package var size: CGSize
  /// Where each child goes.
  package var placements: [Placement]

  package init(size: CGSize, placements: [Placement] = []) {
    self.size = size
    self.placements = placements
  }

  /// The first guide that a child sets explicitly, in the element's coordinates; the last one for the last baseline.
  @MainActor
  package func firstGuide(_ key: AlignmentKey, of element: Element) -> CGFloat? {
    let pairs = zip(element.children, placements)
    func value(_ pair: (Element, Placement)) -> CGFloat? {
      let (child, placement) = pair
      return child.explicitGuide(key, in: placement.proposal)
        .map { $0 + placement.origin[axis: key.axis] }
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return pairs.reversed().lazy.compactMap(value).first
    }
    return pairs.lazy.compactMap(value).first
  }
}

/// Where a child goes, and what it is offered there.
package struct Placement {
  package var origin: CGPoint
  package var proposal: ProposedSize

  package init(origin: CGPoint, proposal: ProposedSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// An element that is measured by the host: text, a control, a picture.
package struct LeafLayout: LayoutRule {
  package init() {}

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(size: element.peer?.measure(proposal) ?? .zero)
  }

  package func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: element.peer?.baselines(in: arrangement.size)?.first
    case VerticalAlignment.lastTextBaseline.key: element.peer?.baselines(in: arrangement.size)?.last
    default: nil
    }
  }
}

/// Children on top of one another, as a place that expects one child holds them.
package struct OverlappingLayout: LayoutRule {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    // The guides of all children are laid on one another.
    var left: CGFloat = 0, right: CGFloat = 0, above: CGFloat = 0, below: CGFloat = 0
    var guides: [CGPoint] = []
    for child in children {
      let size = child.size(in: proposal)
      let guide = CGPoint(
        x: child.guide(alignment.horizontal.key, in: proposal),
        y: child.guide(alignment.vertical.key, in: proposal))
      guides.append(guide)
      left = max(left, guide.x)
      right = max(right, size.width - guide.x)
      above = max(above, guide.y)
      below = max(below, size.height - guide.y)
    }
    return Arrangement(
      size: CGSize(width: left + right, height: above + below),
      placements: guides.map {
        Placement(origin: CGPoint(x: left - $0.x, y: above - $0.y), proposal: proposal)
      })
  }
}

/// The child in the middle, with the space around it that the host's look of the control needs.
package struct ChromeLayout: LayoutRule {
  package init() {}

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let chrome = element.peer?.chrome ?? Chrome()
    let insets = chrome.insets
    let width = insets.leading + insets.trailing
    let height = insets.top + insets.bottom
    let inner = proposal.reduced(byWidth: width, height: height)
    let label = element.children.first?.size(in: inner) ?? .zero
    let size = CGSize(
      width: max(label.width + width, chrome.minimum.width),
      height: max(label.height + height, chrome.minimum.height))
    return Arrangement(
      size: size,
      placements: element.children.map { _ in
        Placement(
          origin: CGPoint(
            x: insets.leading + (size.width - width - label.width) / 2,
            y: insets.top + (size.height - height - label.height) / 2),
          proposal: inner)
      })
  }
}
