/// How an element sizes itself and places its children: the parent proposes, the child chooses, the parent places.
@MainActor
package protocol LayoutRule: Equatable {
  /// The size for a proposal, and where the children go then. Frames are in left-to-right coordinates, from the element's
  /// leading top corner; the element mirrors them where the language is read from the right.
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement

  /// The position of a guide that the element sets by itself, or `nil` for the guide's default.
  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat?

  /// The proposal by which the children are placed once the element has a size: a stack that was offered no length across
  /// offers its children the one that it came to have.
  func proposalWhenPlaced(_ proposal: ProposedSize, size: CGSize) -> ProposedSize

  /// Whether the element has the size that it is offered, whatever it holds, so that a change inside needs no layout outside.
  func ignoresContent(in proposal: ProposedSize) -> Bool
}

extension LayoutRule {
  package func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    arrangement.mergedGuide(key, of: element)
  }

  package func proposalWhenPlaced(_ proposal: ProposedSize, size: CGSize) -> ProposedSize { proposal }

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

  /// The only child of an element as it is, or nothing.
  @MainActor
  package init(of child: Element?, in proposal: ProposedSize, at origin: CGPoint = .zero) {
    self.init(
      size: child?.size(in: proposal) ?? .zero,
      placements: child.map { _ in [Placement(origin: origin, proposal: proposal)] } ?? [])
  }

  /// The guide that children set explicitly, in the element's coordinates: the first of several first baselines, the last
  /// of several last ones, the mean of other guides.
  @MainActor
  package func mergedGuide(_ key: AlignmentKey, of element: Element) -> CGFloat? {
    let positions = zip(element.children, placements).compactMap { child, placement in
      child.explicitGuide(key, in: placement.proposal).map { $0 + placement.origin[axis: key.axis] }
    }
    return switch key {
    case VerticalAlignment.firstTextBaseline.key: positions.min()
    case VerticalAlignment.lastTextBaseline.key: positions.max()
    default: positions.isEmpty ? nil : positions.reduce(0, +) / CGFloat(positions.count)
    }
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
