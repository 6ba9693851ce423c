/// A modifier that says something about the page around the view.
nonisolated struct PageModifier: PrimitiveModifier {
  typealias Body = Never
  var remark = PageRemark()
  var items = BarItems.views([])

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, PageModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, PageModifier>> {
    PageModifierNode(view, in: context)
  }
}

/// A view for one of the bars of a page.
struct BarItem {
  let place: BarPlace
  let view: any View
}

/// The views for the bars, or what has to be asked for them.
enum BarItems {
  case views([BarItem])
  case toolbar(any ToolbarContent)

  @MainActor var resolved: [BarItem] {
    switch self {
    case .views(let items): items
    case .toolbar(let content): content.barItems
    }
  }
}

/// The place of a view that says something about its page. Items for bars are mounted here, so that they have the state and the
/// environment of the view, and handed to the page as elements.
@MainActor
private final class PageModifierNode<Content: View>: ModifierNode<Content, PageModifier> {
  private lazy var page = enclosingPage
  private var items: [(place: BarPlace, node: ViewNode<BarItemView>)] = []

  override var children: [Node] { super.children + items.map(\.node) }

  override func applied() {
    guard let page else { return }
    let new = modifier.items.resolved
    for item in items.dropFirst(new.count) { item.node.unmount() }
    items = new.enumerated().map { index, item in
      guard index < items.count else {
        return (item.place, ViewNode.mounted(BarItemView(content: AnyView(item.view)), in: contentContext()))
      }
      items[index].node.update(BarItemView(content: AnyView(item.view)))
      return (item.place, items[index].node)
    }
    var remark = modifier.remark
    remark.items = items.flatMap { item in
      item.node.elements.map { PlacedItem(place: item.place, element: $0) }
    }
    page.set(remark, by: self)
  }

  override func shownChanged() {
    page?.setShown(isShown, by: self)
  }

  override func willUnmount() {
    page?.withdraw(by: self)
    page = nil
  }
}

extension ViewNode {
  fileprivate static func mounted(_ view: Content, in context: NodeContext) -> ViewNode<Content> {
    makeNode(view, in: context)
  }
}

extension EnvironmentValues {
  /// The environment of what stands in a bar: one line, and no larger than usual, as its height does not
  /// follow the size of text.
  var inBar: EnvironmentValues {
    var inside = self
    inside.lineLimit = 1
    if sizeCategory > .large { inside.sizeCategory = .large }
    return inside
  }
}

/// An item of a bar: the views of one toolbar item, side by side.
nonisolated private struct BarItemView: _PrimitiveView {
  let content: AnyView
}

extension BarItemView: ElementView {
  @MainActor var inside: AnyView { content }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 16))
  }

  @MainActor func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment.inStack(along: .horizontal)
    inside.listRow = nil
    inside.controlPlace = .bar
    return inside.inBar
  }
}
