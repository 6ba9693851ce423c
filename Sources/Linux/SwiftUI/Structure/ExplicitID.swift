extension View {
  /// Gives the view an identity: when it changes, the view begins anew, with new state.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}

nonisolated private struct IdentifiedView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID
}

extension IdentifiedView: Primitive {
  @MainActor func makeNode(in context: NodeContext) -> ViewNode<IdentifiedView> {
    IdentifiedNode(self, in: context)
  }
}

/// The place of a view that is replaced when its identity changes.
@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>>,
  IdentifiedPlaces
{
  private var content: ViewNode<Content>?
  private var id: ID

  override init(_ view: IdentifiedView<Content, ID>, in context: NodeContext) {
    id = view.id
    super.init(view, in: context)
    content = makeNode(view.content, in: childContext)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func refresh() {
    if view.id == id {
      content?.update(view.content)
    } else {
      id = view.id
      content?.unmount()
      content = makeNode(view.content, in: childContext)
      elementsChanged()
    }
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect { item in
      if case .element(let element) = item { element.set(IDTrait.self, to: AnyHashable(id)) }
      visit(item)
    }
  }

  func place(for id: AnyHashable) -> Node? {
    id.base as? ID == self.id ? content : nil
  }
}
