/// What is one row wherever it is put into a list; it gives the views inside a row to register with.
nonisolated package struct RowScope<Content: View>: _PrimitiveView {
  let content: Content
}

extension RowScope: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<RowScope> {
    RowScopeNode(self, in: context)
  }
}

@MainActor
private final class RowScopeNode<Content: View>: ViewNode<RowScope<Content>> {
  private var content: ViewNode<Content>?
  private lazy var row = ListRowContext()

  override init(_ view: RowScope<Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = makeNode(view.content, in: childContext)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var childEnvironment: EnvironmentValues {
    guard environment.listRow != nil else { return environment }
    var inside = environment
    inside.listRow = row
    return inside
  }

  override func refresh() {
    content?.update(view.content)
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect(visit)
  }
}
