/// The rows of a list, in the scroll view that the list is.
nonisolated struct ListRows<Content: View>: _PrimitiveView {
  let content: Content
  let selection: ListSelection?
  let automaticLook: ListLook
}

extension ListRows: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<ListRows> {
    ListRowsNode(self, in: context)
  }
}

/// The place of a list's rows.
@MainActor
private final class ListRowsNode<Content: View>: ViewNode<ListRows<Content>> {
  private lazy var element = Element(node: self)
  private lazy var row = ListRowContext()
  private lazy var rows = ListRowMaker(node: self)
  private lazy var lines = LazyLines(
    element: element, style: style, scroll: environment.scroll,
    wrap: { [weak self] in self?.rows.wrap($0, $1) ?? [] })
  private var inside: ViewNode<Content>?

  override init(_ view: ListRows<Content>, in context: NodeContext) {
    super.init(view, in: context)
    configure()
    lines.mountedChanged = { [weak self] in self.map { $0.rows.configure($0.lines.groups) } }
    inside = makeNode(view.content, in: contentContext(isLazy: true))
    collectElements()
  }

  private var look: ListLook { environment.listLook ?? view.automaticLook }

  private var style: LinesStyle {
    LinesStyle(
      axis: .vertical, spacing: 0, alignment: .leading, pinned: look == .plain ? .sectionHeaders : [],
      margin: look.margin, firstGuess: environment.defaultMinListRowHeight)
  }

  override var children: [Node] { inside.map { [$0] } ?? [] }
  override var readsEnvironment: Bool { true }
  override var adoptsElements: Bool { true }

  override var childEnvironment: EnvironmentValues {
    var inside = environment.inStack(along: nil)
    inside.listRow = row
    inside.listRowIndent = 0
    inside.surroundingList = look
    inside.controlPlace = .row
    return inside
  }

  override func refresh() {
    let oldLook = rows.look
    configure()
    inside?.update(view.content)
    if look != oldLook {
      let environment = childEnvironment
      for child in children { child.inherit(environment) }
    }
    // The selection, or what can be done with rows, may have changed.
    collectElements()
  }

  private func configure() {
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
    rows.look = look
    rows.selection = view.selection
    lines.change(style)
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.element(element))
  }

  override func collectElements() {
    inside.map { lines.collect(from: $0, change: rows.addGaps) }
  }

  override func traitsBelowChanged() {
    tree.enqueueCollection(of: self)
  }
}
