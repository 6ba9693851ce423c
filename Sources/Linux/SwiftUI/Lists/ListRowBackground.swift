extension View {
  /// Puts a view behind a row of a list; `nil` is the list's background.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(ListRowBackgroundModifier(background: view))
  }
}

/// What lies behind a row.
enum RowBackgroundTrait: TraitKey {
  static var defaultValue: Element? { nil }
}

nonisolated private struct ListRowBackgroundModifier<Background: View>: PrimitiveModifier {
  typealias Body = Never
  let background: Background?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, ListRowBackgroundModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, ListRowBackgroundModifier>> {
    ListRowBackgroundNode(view, in: context)
  }
}

/// A background, as large as its row.
nonisolated private struct RowBackground<Content: View>: _PrimitiveView {
  let content: Content
}

extension RowBackground: ElementView {
  @MainActor package var inside: Content { content }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: OverlappingLayout())
  }
}

/// The place of rows with backgrounds: each row has one of its own.
@MainActor
private final class ListRowBackgroundNode<Content: View, Background: View>: ModifierNode<
  Content, ListRowBackgroundModifier<Background>
>
{
  private typealias Place = (row: Element, node: ElementNode<RowBackground<Background>>)
  private var places: [ObjectIdentifier: Place] = [:]
  private var hadBackground = false

  override var children: [Node] { super.children + places.values.map(\.node) }

  override func applied() {
    for place in places.values { modifier.background.map { place.node.update(RowBackground(content: $0)) } }
    let hasBackground = modifier.background != nil
    if hasBackground != hadBackground { elementsChanged() }
    hadBackground = hasBackground
  }

  private func put(behind row: Element) {
    let key = ObjectIdentifier(row)
    if let background = modifier.background, places[key] == nil {
      let node = ElementNode(RowBackground(content: background), in: contentContext())
      places[key] = (row, node)
    } else if modifier.background == nil {
      places.removeValue(forKey: key)?.node.unmount()
    }
    let element = places[key]?.node.element
    if row.traits[RowBackgroundTrait.self] !== element { row.set(RowBackgroundTrait.self, to: element) }
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect { item in
      switch item {
      case .element(let element):
        put(behind: element)
        visit(item)
      case .lazy(let items):
        visit(
          .lazy(
            MappedLazyItems(
              items, unmounted: { [weak self] in self?.elementsBelowChanged() },
              map: { [weak self] element in
                self?.put(behind: element)
                return element
              })))
      case .section: visit(item)
      }
    }
  }

  override func elementsBelowChanged() {
    for (key, place) in places where !place.row.showsMountedView {
      place.node.unmount()
      places[key] = nil
    }
  }
}
