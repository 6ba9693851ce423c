/// A modifier that puts each element of the modified view into an element of its own: padding, a frame, an effect.
@MainActor @preconcurrency package protocol ElementModifier: PrimitiveModifier {
  /// Says what the outer element does with the inner one, its only child.
  func configure(_ element: Element, in environment: EnvironmentValues)
}

extension ElementModifier {
  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    WrapperNode(view, in: context)
  }
}

/// The place of a view whose elements are wrapped one by one.
@MainActor
package final class WrapperNode<Content: View, Modifier: ElementModifier>: ModifierNode<Content, Modifier> {
  private var wrappers: [ObjectIdentifier: Element] = [:]

  package override var readsEnvironment: Bool { true }

  package override func applied() {
    for wrapper in wrappers.values { configure(wrapper) }
  }

  private func configure(_ wrapper: Element) {
    wrapper.isRightToLeft = environment.layoutDirection == .rightToLeft
    modifier.configure(wrapper, in: environment)
  }

  private func wrap(_ element: Element) -> Element {
    let key = ObjectIdentifier(element)
    if let known = wrappers[key] { return known }
    let wrapper = Element(node: self)
    wrapper.isWrapper = true
    wrapper.inheritTraits(of: element)
    configure(wrapper)
    wrapper.adopt([element])
    wrappers[key] = wrapper
    return wrapper
  }

  package override func collect(_ visit: (Item) -> Void) {
    content?.collect { item in
      switch item {
      case .element(let element): visit(.element(wrap(element)))
      case .lazy(let items):
        visit(
          .lazy(
            MappedLazyItems(
              items, unmounted: { [weak self] in self?.elementsBelowChanged() },
              map: { [weak self] in self?.wrap($0) ?? $0 })))
      case .section: visit(item)
      }
    }
  }

  package override func elementsBelowChanged() {
    // Wrappers of elements that are gone are dropped when the container collects again.
    let alive = wrappers.filter { $0.value.showsMountedView }
    if alive.count != wrappers.count { wrappers = alive }
  }
}

extension Element {
  /// Whether the view that the element shows, or that wrappers put around it, is still mounted.
  var showsMountedView: Bool {
    var current = self
    while current.isWrapper, let inner = current.children.first { current = inner }
    return current.node?.isMounted == true
  }
}
