/// A modifier that tells the container something about each element of the modified view.
@MainActor @preconcurrency package protocol TraitModifier: PrimitiveModifier {
  func apply(to element: Element)
}

extension TraitModifier {
  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TraitNode(view, in: context)
  }
}

/// The place of a view whose elements carry a trait.
@MainActor
final class TraitNode<Content: View, Modifier: TraitModifier>: ModifierNode<Content, Modifier> {
  override func applied() {
    content?.collect { item in
      if case .element(let element) = item { modifier.apply(to: element) }
    }
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect { item in
      switch item {
      case .element(let element):
        modifier.apply(to: element)
        visit(item)
      case .lazy(let items):
        visit(
          .lazy(
            MappedLazyItems(
              items,
              map: { [weak self] element in
                self?.modifier.apply(to: element)
                return element
              })))
      case .section: visit(item)
      }
    }
  }
}
