/// Children in a row: lengths along the axis are shared out by flexibility, the least flexible child first.
package struct StackLayout: LayoutRule {
  package let axis: Axis
  /// The guide that lines up the children across the axis.
  package let alignment: AlignmentKey
  /// Points between children.
  package let spacing: CGFloat

  /// The space between children that a stack has by itself, in points.
  package static let defaultSpacing: CGFloat = 8

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? Self.defaultSpacing
  }

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let children = element.children
    guard !children.isEmpty else { return Arrangement(size: .zero) }
    let gaps = spacing * CGFloat(children.count - 1)
    let lengths = proposal[axis: axis].map {
      share($0 - gaps, among: children, across: proposal[axis: across])
    }
    let proposals = children.indices.map { offer(lengths?[$0], across: proposal[axis: across]) }
    return place(children, proposals)
  }

  private func offer(_ length: CGFloat?, across: CGFloat?) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: across) : ProposedSize(width: across, height: length)
  }

  /// What each child is offered along the axis.
  private func share(_ total: CGFloat, among children: [Element], across: CGFloat?) -> [CGFloat] {
    guard children.count > 1 else { return [max(0, total)] }
    let priorities = children.map { $0.traits[LayoutPriorityTrait.self] }
    let least = children.map { length(of: $0, offered: 0, across: across) }
    let flexibility = zip(children, least).map { length(of: $0, offered: .infinity, across: across) - $1 }
    var offers = [CGFloat](repeating: 0, count: children.count)
    var remaining = total
    // Those with a lower priority are sure of their least length only.
    var reserved = least.reduce(0, +)
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
        .sorted { flexibility[$0] < flexibility[$1] }
      for index in group { reserved -= least[index] }
      for (position, index) in group.enumerated() {
        let offered = max(0, (remaining - reserved) / CGFloat(group.count - position))
        offers[index] = offered
        remaining -= length(of: children[index], offered: offered, across: across)
      }
    }
    return offers
  }

  private func length(of child: Element, offered: CGFloat, across: CGFloat?) -> CGFloat {
    child.size(in: offer(offered, across: across))[axis: axis]
  }

  private func place(_ children: [Element], _ proposals: [ProposedSize]) -> Arrangement {
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
      if index > 0 { position += spacing }
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
