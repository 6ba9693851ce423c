/// The place of a view whose type is known.
@MainActor
package class ViewNode<Content: View>: Node {
  package fileprivate(set) final var view: Content

  package init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes a new value of the view in the same place.
  package final func update(_ view: Content) {
    guard isMounted else { return }
    if isInvalid || !isUnchanged(view) {
      self.view = view
      isInvalid = false
      refresh()
    }
  }

  /// Whether a new value of the view is certainly the same as the one before.
  func isUnchanged(_ view: Content) -> Bool { isSameView(self.view, view) }

  /// Connects the dynamic properties of the view with what the place keeps for them.
  final func linkDynamicProperties() {
    DynamicFields.of(Content.self).link(&view, to: self)
  }
}

/// A view that is shown without a body of the app's.
@MainActor @preconcurrency package protocol Primitive: View {
  func makeNode(in context: NodeContext) -> ViewNode<Self>
}

/// Mounts a view.
@MainActor
package func makeNode<Content: View>(_ view: Content, in context: NodeContext) -> ViewNode<Content> {
  func primitive<P: Primitive>(_ type: P.Type) -> ViewNode<Content>? {
    (view as? P)?.makeNode(in: context) as? ViewNode<Content>
  }
  if let type = Content.self as? any Primitive.Type, let node = primitive(type) { return node }
  return CompositeNode(view, in: context)
}

/// A place below another one that a view of any type can take.
@MainActor
package struct Child {
  package let id: AnyHashable
  package private(set) var node: Node

  /// Mounts a view.
  package init(_ view: any View, id: AnyHashable, in context: NodeContext) {
    func mount<V: View>(_ view: V) -> Node { makeNode(view, in: context) }
    self.id = id
    node = mount(view)
  }

  /// Takes a new view: in the same place if it is of the same type. Returns whether the place is a new one.
  @discardableResult
  package mutating func update(_ view: any View, in context: NodeContext) -> Bool {
    func replace<V: View>(_ view: V) -> Node? {
      if let same = node as? ViewNode<V> {
        same.update(view)
        return nil
      }
      node.unmount()
      return makeNode(view, in: context)
    }
    guard let new = replace(view) else { return false }
    node = new
    return true
  }
}

/// The place of a view that an app composes: it evaluates the body and keeps the place below.
@MainActor
final class CompositeNode<Content: View>: ViewNode<Content> {
  private var body: ViewNode<Content.Body>?

  override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    refresh()
  }

  override var children: [Node] { body.map { [$0] } ?? [] }

  override var readsEnvironment: Bool { DynamicFields.of(Content.self).readEnvironment }

  override var childEnvironment: EnvironmentValues {
    environment.inModule(of: Content.self) ?? environment
  }

  override func refresh() {
    linkDynamicProperties()
    tree.evaluations += 1
    if let body {
      body.update(view.body)
    } else {
      body = makeNode(view.body, in: childContext)
    }
  }

  override func collect(_ visit: (Item) -> Void) {
    body?.collect(visit)
  }
}
