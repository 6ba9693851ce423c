/// What shows a tree: widgets in a window, or nothing but numbers for tests.
@MainActor
package protocol ViewHost: AnyObject {
  /// Takes the element at the top of a tree.
  func attach(_ root: Element)
  /// Lets go of the tree.
  func detach()
  /// Makes what stands for an element, or `nil` if the element is drawn together with the one above.
  func makePeer(for element: Element) -> (any Peer)?
  /// Asks for `ViewTree.update` in the next turn of the main loop.
  func scheduleUpdate()
  /// Peers in or below an element were added, removed or moved.
  func structureChanged(_ element: Element)
  /// An element got another frame.
  func frameChanged(_ element: Element)
  /// An element without a peer looks different.
  func displayChanged(_ element: Element)
  /// The update is over: put the peers where their elements are.
  func commit()
  /// The views inside want the window light or dark, or no longer.
  func preferredColorSchemeChanged(to colorScheme: ColorScheme?)
  /// Says something to the developer.
  func log(_ message: String)
}

/// What a host keeps for an element.
@MainActor
package protocol Peer: AnyObject {
  /// The size for a proposal, if the host decides it, in points.
  func measure(_ proposal: ProposedSize) -> CGSize
  /// The first and last baseline from the top, for a text of this size.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
  /// The element shows something else than before.
  func update(from old: any ElementContent)
  /// What modifiers say to assistive technology has changed.
  func accessibilityChanged()
  /// Lines begin at the other side than before.
  func directionChanged()
  /// The space that the host's look of a control needs around what is inside it.
  var chrome: Chrome { get }
  /// Whether the peers of the elements inside go into this one.
  var holdsPeers: Bool { get }
  /// The element is gone.
  func remove()
}

extension Peer {
  package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  package func accessibilityChanged() {}
  package func directionChanged() {}
  package var holdsPeers: Bool { false }
  package var chrome: Chrome { Chrome() }
}

/// What the look of a control adds to what is inside it.
package struct Chrome: Equatable, Sendable {
  /// Space between the edge of the control and what is inside, in points.
  package var insets = EdgeInsets()
  /// The least size of the whole, in points.
  package var minimum = CGSize.zero

  package init(insets: EdgeInsets = EdgeInsets(), minimum: CGSize = .zero) {
    self.insets = insets
    self.minimum = minimum
  }
}
