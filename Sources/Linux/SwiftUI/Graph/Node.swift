/// A place in the view tree.
///
/// View values come and go with each evaluation; a node lasts as long as the identity of its view. It keeps what a value
/// cannot: state, subscriptions, the nodes below and, for a view that shows something, its element.
@MainActor
package class Node {
  package let tree: ViewTree
  package private(set) weak var parent: Node?
  /// How far below the root; parents are brought up to date before their children.
  package let depth: Int
  /// Whether `ForEach` leaves mounting to the container above it.
  package let isInLazyContainer: Bool
  package private(set) var environment: EnvironmentValues
  /// Whether the place can be seen: not on a covered page nor in a tab that is not selected.
  package private(set) var isShown: Bool
  package private(set) var isMounted = true
  /// What the dynamic properties of the view keep here, in the order of the fields.
  package var slots: [AnyObject?] = []
  var isInvalid = false

  package init(in context: NodeContext) {
    tree = context.tree
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    isInLazyContainer = context.isLazy
    isShown = context.parent?.isShown ?? true
    tree.nodeCount += 1
  }

  deinit {
    let tree = tree
    MainActor.assumeIsolated { tree.nodeCount -= 1 }
  }

  /// The nodes directly below, in order.
  package var children: [Node] { [] }

  /// Names for `visit` each element, or group of elements still to be mounted, that this place contributes to the
  /// container around it.
  package func collect(_ visit: (Item) -> Void) {
    for child in children { child.collect(visit) }
  }

  /// Whether `refresh` is wanted when a value of the environment changes.
  package var readsEnvironment: Bool { false }

  /// Called when another environment was handed down, before the nodes below get theirs.
  package func environmentChanged() {}

  /// The environment that the nodes below inherit.
  package var childEnvironment: EnvironmentValues { environment }

  /// Brings the place up to date after a change of its state or environment.
  package func refresh() {}

  /// What the place and those below it tell the views around, or `nil` for nothing.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children.preference(key)
  }

  /// Called once the place is gone, after the nodes below it.
  package func willUnmount() {}

  /// Called when the place appears or is covered, before the nodes below it.
  package func shownChanged() {}

  /// Asks for `refresh` in the next update.
  package final func invalidate() {
    guard isMounted, !isInvalid else { return }
    isInvalid = true
    tree.enqueue(self)
  }

  /// Tells the container around this place that other elements than before belong into it.
  package final func elementsChanged() {
    tree.preferences.changed(in: tree)
    var current = parent
    while let node = current {
      if node.adoptsElements {
        tree.enqueueCollection(of: node)
        return
      }
      node.elementsBelowChanged()
      current = node.parent
    }
  }

  /// Whether the elements below belong into an element of this node; `collectElements` then takes them in.
  package var adoptsElements: Bool { false }

  /// Takes in the elements below, after some of them changed.
  package func collectElements() {}

  /// Called on each node between a changed one and its container.
  package func elementsBelowChanged() {}

  /// Called when an element inside the element of this node tells its container something new.
  package func traitsBelowChanged() {}

  /// Hands an environment down.
  package final func inherit(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentChanged()
    if readsEnvironment { invalidate() }
    let below = childEnvironment
    for child in children { child.inherit(below) }
  }

  /// Hands down whether the place can be seen.
  package final func setShown(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    shownChanged()
    for child in children { child.setShown(isShown && showsChild(child)) }
  }

  /// Whether a node below can be seen when this one can.
  package func showsChild(_ child: Node) -> Bool { true }

  /// Ends the place and everything below it.
  package final func unmount() {
    guard isMounted else { return }
    if isShown {
      isShown = false
      shownChanged()
    }
    for child in children { child.unmount() }
    isMounted = false
    willUnmount()
    slots = []
  }

  /// The nearest place above that is of a type.
  package final func ancestor<N: Node>(_ type: N.Type = N.self) -> N? {
    var current = parent
    while let node = current {
      if let found = node as? N { return found }
      current = node.parent
    }
    return nil
  }
}

/// What a node needs to know of where it is put.
@MainActor
package struct NodeContext {
  package let tree: ViewTree
  package let parent: Node?
  package let environment: EnvironmentValues
  package let isLazy: Bool

  package init(tree: ViewTree, parent: Node?, environment: EnvironmentValues, isLazy: Bool = false) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    self.isLazy = isLazy
  }
}

extension Node {
  /// The context of a node below this one, in the same container.
  package var childContext: NodeContext {
    NodeContext(tree: tree, parent: self, environment: childEnvironment, isLazy: isInLazyContainer)
  }

  /// The context of a node in a container that belongs to this node.
  package func contentContext(isLazy: Bool = false) -> NodeContext {
    NodeContext(tree: tree, parent: self, environment: childEnvironment, isLazy: isLazy)
  }
}

/// What a place contributes to its container.
package enum Item {
  /// Something to lay out.
  case element(Element)
  /// Elements that the container mounts when they come into view.
  case lazy(any LazyItems)
  /// A section of a list.
  case section(any SectionItems)
}

/// A section's parts.
@MainActor
package protocol SectionItems: AnyObject {
  func header(_ visit: (Item) -> Void)
  func content(_ visit: (Item) -> Void)
  func footer(_ visit: (Item) -> Void)
}
