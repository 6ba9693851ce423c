/// Children in a row: lengths along the axis are shared out by flexibility, the least flexible child first.
package struct StackLayout: LayoutRule {
  package let axis: Axis
  /// The guide that lines up the children across the axis.
  package let alignment: AlignmentKey
  /// Points between children; `nil` leaves it to them.
  package let spacing: CGFloat?

  /// The space between children that a stack has by itself, in points.
  package static let defaultSpacing: CGFloat = 8

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The points before each child.
  private func gaps(before children: [Element]) -> [CGFloat] {
    if let spacing { return children.indices.map { $0 == 0 ? 0 : spacing } }
    let wanted = children.map { $0.traits[SpacingTrait.self] ?? Self.defaultSpacing }
    return children.indices.map { $0 == 0 ? 0 : min(wanted[$0 - 1], wanted[$0]) }
  }

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    guard !children.isEmpty else { return Arrangement(size: .zero) }
    let gaps = gaps(before: children)
    let lengths = proposal[axis: axis].map {
      share($0 - gaps.reduce(0, +), among: children, across: proposal[axis: across])
    }
    let proposals = children.indices.map { offer(lengths?[$0], across: proposal[axis: across]) }
    return place(children, proposals, gaps)
  }

  /// Children that are placed know the length across that the longest of them gave the stack.
  package func proposalWhenPlaced(_ proposal: ProposedSize, size: CGSize) -> ProposedSize {
    var placed = proposal
    placed[axis: across] = proposal[axis: across] ?? size[axis: across]
    return placed
  }

  private func offer(_ length: CGFloat?, across: CGFloat?) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
  }

  /// What each child is offered along the axis.
  private func share(_ total: CGFloat, among children: [Element], across: CGFloat?) -> [CGFloat] {
    // Nothing and everything are offered to all alike: whose turn it is does not matter. This also keeps stacks in stacks
    // cheap, as they are asked for these two lengths most often.
    guard children.count > 1, total > 0, total < .infinity else {
      return children.map { _ in max(0, total) }
    }
    let priorities = children.map { $0.traits[LayoutPriorityTrait.self] }
    var offers = [CGFloat](repeating: 0, count: children.count)
    var remaining = total
    for priority in Set(priorities).sorted(by: >) {
      // Those with a lower priority are sure of their least length only.
      let reserved = children.indices.filter { priorities[$0] < priority }
        .reduce(0) { $0 + length(of: children[$1], offered: 0, across: across) }
      let group = leastFlexibleFirst(
        children.indices.filter { priorities[$0] == priority }, of: children, across: across)
      for (position, index) in group.enumerated() {
        let offered = max(0, (remaining - reserved) / CGFloat(group.count - position))
        offers[index] = offered
        remaining -= length(of: children[index], offered: offered, across: across)
      }
    }
    return offers
  }

  /// Children in the order in which they choose: what the stubborn ones leave goes to those that can use it.
  private func leastFlexibleFirst(_ indices: [Int], of children: [Element], across: CGFloat?) -> [Int] {
    guard indices.count > 1 else { return indices }
    let flexibility = indices.map { index in
      let least = length(of: children[index], offered: 0, across: across)
      let most = length(of: children[index], offered: .infinity, across: across)
      return (index: index, length: most > least ? most - least : 0)
    }
    return flexibility.sorted { ($0.length, $0.index) < ($1.length, $1.index) }.map(\.index)
  }

  private func length(of child: Element, offered: CGFloat, across: CGFloat?) -> CGFloat {
    child.size(in: offer(offered, across: across))[axis: axis]
  }

  private func place(_ children: [Element], _ proposals: [ProposedSize], _ gaps: [CGFloat]) -> Arrangement {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    for (child, proposal) in zip(children, proposals) {
      let guide = child.guide(alignment, in: proposal)
      guides.append(guide)
      before = max(before, guide)
      after = max(after, child.size(in: proposal)[axis: across] - guide)
    }
    var position: CGFloat = 0
    var placements: [Placement] = []
    for (index, (child, proposal)) in zip(children, proposals).enumerated() {
      position += gaps[index]
      var origin = CGPoint.zero
      origin[axis: axis] = position
      origin[axis: across] = before - guides[index]
      placements.append(Placement(origin: origin, proposal: proposal))
      position += child.size(in: proposal)[axis: axis]
    }
    var size = CGSize.zero
    size[axis: axis] = position
    size[axis: across] = before + after
    return Arrangement(size: size, placements: placements)
  }
}
