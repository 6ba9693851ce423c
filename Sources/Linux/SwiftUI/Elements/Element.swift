/// Something that is laid out: a leaf such as a text, or a container.
///
/// Elements form a tree of their own, without the places that only compose, choose or repeat views.
@MainActor
package final class Element {
  /// The place that made the element; gone once it is unmounted.
  package private(set) weak var node: Node?
  package let tree: ViewTree
  package private(set) weak var parent: Element?
  package private(set) var children: [Element] = []
  package private(set) var content: any ElementContent = PlainContent()
  package private(set) var layout: any LayoutRule = OverlappingLayout()
  package private(set) var traits = Traits()
  /// Whether the element stands for the one inside it, so that the container outside asks it for the other's traits.
  package var isWrapper = false
  package var accessibility = AccessibilityAttributes() {
    didSet {
      guard accessibility != oldValue else { return }
      if peer == nil, parent != nil { makePeer() } else { peer?.accessibilityChanged() }
    }
  }
  /// Whether the children of this element are read from the right.
  package var isRightToLeft = false {
    didSet {
      guard isRightToLeft != oldValue else { return }
      peer?.directionChanged()
      invalidateLayout()
    }
  }
  /// What the host made of the element; `nil` if it is drawn together with an element above.
  package private(set) var peer: (any Peer)?
  /// Where the element is in its parent, in points from the top left corner.
  package private(set) var frame = CGRect.zero
  /// Called when the element has got a frame that differs in size from the one before.
  package var sizeChanged: ((CGSize) -> Void)?
  /// Told when an invalidation reaches the element, before it goes on to the parent; `true` stops it here.
  package var layoutInvalidated: (() -> Bool)?

  private var arrangements: [KnownArrangement] = []
  private var proposal: ProposedSize?
  private var needsPlacement = true
  private var isRoot = false
  /// Whether the view is mounted only to be read.
  private let isUnseen: Bool
  /// Enough for stacks inside stacks: what the innermost one is offered grows with the number of stacks around it.
  private static let cacheSize = 64

  package init(node: Node) {
    self.node = node
    tree = node.tree
    isUnseen = node.environment.isUnseen
    tree.elementCount += 1
  }

  deinit {
    let tree = tree
    MainActor.assumeIsolated { tree.elementCount -= 1 }
  }

  /// How many elements are above.
  package var depth: Int {
    var depth = 0
    var current = parent
    while let element = current {
      depth += 1
      current = element.parent
    }
    return depth
  }

  /// Says what the element shows. A change is told to the host; `resizes` says whether it can change the size.
  package func show<Content: ElementContent>(_ new: Content, resizes: Bool = true) {
    if let old = content as? Content {
      content = new
      guard old != new else { return }
      peer?.update(from: old)
      if peer == nil { tree.host.displayChanged(self) }
      if resizes { invalidateLayout() }
    } else {
      let hadPeer = peer != nil
      removePeer()
      content = new
      if hadPeer || parent != nil { makePeer() }
      if peer == nil, parent != nil { tree.host.displayChanged(self) }
      invalidateLayout()
    }
  }

  /// Says how the element is laid out.
  package func arrange<Rule: LayoutRule>(by rule: Rule) {
    if let old = layout as? Rule, old == rule { return }
    layout = rule
    invalidateLayout()
  }

  /// Takes in the elements of the views below, in order.
  package func adopt(_ new: [Element]) {
    guard !new.elementsEqual(children, by: ===) else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) && child.parent === self {
      child.parent = nil
      child.detach()
    }
    children = new
    for child in new where child.parent !== self {
      child.parent = self
      child.makePeers()
    }
    markStructureChanged()
    invalidateLayout()
  }

  /// Tells the container something, as a modifier of the view.
  package func set<K: TraitKey>(_ key: K.Type, to value: K.Value) {
    guard !isEqual(traits[key], value) else { return }
    traits[key] = value
    guard let parent else { return }
    if parent.isWrapper {
      parent.set(key, to: value)
    } else {
      parent.invalidateLayout()
      if key == ZIndexTrait.self { parent.markStructureChanged() }
      parent.node?.traitsBelowChanged()
    }
  }

  /// Carries the traits of the element inside on to the container outside.
  func inheritTraits(of inner: Element) {
    traits = inner.traits
  }

  // MARK: Peers

  private func makePeers() {
    makePeer()
    for child in children { child.makePeers() }
  }

  private func makePeer() {
    guard peer == nil, !isUnseen else { return }
    peer = tree.host.makePeer(for: self)
    if peer != nil { markStructureChanged() }
  }

  /// Makes the host decide again whether the element needs a peer, after something besides the content changed.
  package func remakePeer() {
    removePeer()
    if parent != nil { makePeer() }
  }

  private func removePeer() {
    guard let old = peer else { return }
    peer = nil
    old.remove()
    // What was inside the removed peer goes into the next one above.
    markStructureChanged()
  }

  /// Ends the peers of an element that is taken out of the tree.
  private func detach() {
    for child in children { child.detach() }
    peer?.remove()
    peer = nil
  }

  /// Makes the element the top of a tree that the host shows.
  package func attachAsRoot() {
    isRoot = true
    makePeers()
  }

  private func markStructureChanged() {
    guard !isUnseen else { return }
    tree.host.structureChanged(self)
  }

  // MARK: Layout

  /// Forgets sizes and asks for a new layout, of this element and as far up as it can matter.
  package func invalidateLayout() {
    var current: Element? = self
    var below: Element?
    while let element = current {
      if below != nil, element.layoutInvalidated?() == true { return }
      if element.needsPlacement, element.arrangements.isEmpty, below != nil { return }
      element.arrangements = []
      element.needsPlacement = true
      let isFixed = element.proposal.map { element.layout.ignoresContent(in: $0) } ?? false
      if element.isRoot || (isFixed && below != nil) {
        tree.enqueueLayout(of: element)
        return
      }
      below = element
      current = element.parent
    }
  }

  /// What the layout rule found for a proposal, and the guides that were asked for since.
  private struct KnownArrangement {
    let proposal: ProposedSize
    let arrangement: Arrangement
    var guides: [(key: AlignmentKey, position: CGFloat?)] = []
  }

  private func arrangementIndex(in proposal: ProposedSize) -> Int {
    let proposal = proposal.valid
    if let known = arrangements.lastIndex(where: { $0.proposal == proposal }) { return known }
    tree.arrangements += 1
    var new = layout.arrange(self, in: proposal)
    if !new.size.isValid {
      tree.logOnce(
        "A \(type(of: content).kind) of the size \(new.size) is shown with a size of at least zero.")
      new.size = new.size.valid
    }
    if arrangements.count == Self.cacheSize { arrangements.removeFirst(Self.cacheSize / 2) }
    arrangements.append(KnownArrangement(proposal: proposal, arrangement: new))
    return arrangements.count - 1
  }

  private func arrangement(in proposal: ProposedSize) -> Arrangement {
    arrangements[arrangementIndex(in: proposal)].arrangement
  }

  /// The size that the element chooses for a proposal, in points.
  package func size(in proposal: ProposedSize) -> CGSize {
    arrangement(in: proposal).size
  }

  /// The position of a guide, from the leading top corner, for a proposal.
  package func guide(_ key: AlignmentKey, in proposal: ProposedSize) -> CGFloat {
    explicitGuide(key, in: proposal) ?? key.defaultValue(in: dimensions(in: proposal))
  }

  /// The position of a guide that the element or something in it sets, or `nil`.
  package func explicitGuide(_ key: AlignmentKey, in proposal: ProposedSize) -> CGFloat? {
    let index = arrangementIndex(in: proposal)
    if let known = arrangements[index].guides.first(where: { $0.key == key }) { return known.position }
    let position = layout.guide(key, of: self, in: arrangements[index].arrangement)
    // The rule may have asked for other proposals meanwhile.
    arrangements[arrangementIndex(in: proposal)].guides.append((key, position))
    return position
  }

  /// The size and the guides for a proposal.
  package func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    let size = size(in: proposal)
    return ViewDimensions(width: size.width, height: size.height) { key in
      MainActor.assumeIsolated { self.explicitGuide(key, in: proposal) }
    }
  }

  /// Puts the element somewhere in its parent, `origin` being the top left corner, and places what is inside.
  package func place(at origin: CGPoint, proposal: ProposedSize) {
    let arrangement = arrangement(in: proposal)
    let old = frame
    frame = CGRect(origin: origin.placeable, size: arrangement.size.placeable)
    if frame != old { tree.host.frameChanged(self) }
    guard needsPlacement || self.proposal != proposal || old.size != frame.size else { return }
    self.proposal = proposal
    needsPlacement = false
    let inside = layout.proposalWhenPlaced(proposal, size: frame.size)
    let placements = inside == proposal ? arrangement.placements : self.arrangement(in: inside).placements
    for (child, placement) in zip(children, placements) {
      var origin = placement.origin
      if isRightToLeft { origin.x = frame.width - origin.x - child.size(in: placement.proposal).width }
      child.place(at: origin, proposal: placement.proposal)
    }
    if old.size != frame.size { sizeChanged?(frame.size) }
  }

  /// Lays the element out where it is: the top of the tree in the window, or one whose size does not depend on its content.
  func layOutAgain(in windowSize: CGSize) {
    guard needsPlacement else { return }
    guard isInWindow() else { return }
    if isRoot {
      let proposal = ProposedSize(windowSize)
      let size = size(in: proposal)
      place(
        at: CGPoint(x: (windowSize.width - size.width) / 2, y: (windowSize.height - size.height) / 2),
        proposal: proposal)
    } else if let proposal {
      place(at: frame.origin, proposal: proposal)
    }
  }

  /// Whether the element is in the window. What is not, such as a covered page, finds its frames when it is back: those above
  /// are told to place it then.
  private func isInWindow() -> Bool {
    var top = self
    while let above = top.parent { top = above }
    if top.isRoot { return true }
    var current = parent
    while let element = current {
      element.needsPlacement = true
      current = element.parent
    }
    return false
  }
}
