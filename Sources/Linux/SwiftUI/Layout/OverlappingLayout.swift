/// Children on top of one another: those of the highest priority decide the size, the others are offered it.
package struct OverlappingLayout: LayoutRule {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    guard children.count > 1 else { return Arrangement(of: children.first, in: proposal) }
    let priorities = children.map { $0.traits[LayoutPriorityTrait.self] }
    let highest = priorities.max() ?? 0
    // The guides of all children are laid on one another.
    var bounds = CGRect.null
    for (child, priority) in zip(children, priorities) where priority == highest {
      bounds = bounds.union(CGRect(origin: origin(of: child, in: proposal), size: child.size(in: proposal)))
    }
    let rest = ProposedSize(bounds.size)
    let placements = zip(children, priorities).map { child, priority in
      let offer = priority == highest ? proposal : rest
      let origin = origin(of: child, in: offer)
      return Placement(origin: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY), proposal: offer)
    }
    return Arrangement(size: bounds.size, placements: placements)
  }

  /// Where a child begins if its guides are at zero.
  private func origin(of child: Element, in proposal: ProposedSize) -> CGPoint {
    CGPoint(
      x: -child.guide(alignment.horizontal.key, in: proposal),
      y: -child.guide(alignment.vertical.key, in: proposal))
  }
}
