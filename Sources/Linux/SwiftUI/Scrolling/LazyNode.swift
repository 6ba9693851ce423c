/// A view whose content is mounted line by line as it comes into view.
@MainActor @preconcurrency protocol LazyContainer: Primitive {
  associatedtype Inside: View
  var inside: Inside { get }
  func lines(in environment: EnvironmentValues) -> LinesStyle
}

extension LazyContainer {
  package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    LazyNode(self, in: context)
  }
}

/// The place of a lazy container.
@MainActor
final class LazyNode<Content: LazyContainer>: ViewNode<Content> {
  private lazy var element = Element(node: self)
  private lazy var lines = LazyLines(
    element: element, style: view.lines(in: environment), scroll: environment.scroll)
  private var inside: ViewNode<Content.Inside>?

  override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    configure()
    inside = makeNode(view.inside, in: contentContext(isLazy: true))
    collectElements()
  }

  override var children: [Node] { inside.map { [$0] } ?? [] }
  override var readsEnvironment: Bool { true }
  override var adoptsElements: Bool { true }

  override var childEnvironment: EnvironmentValues {
    var inside = environment.inStack(along: view.lines(in: environment).axis)
    if inside.listRow != nil { inside.listRow = nil }
    return inside
  }

  override func refresh() {
    configure()
    inside?.update(view.inside)
  }

  private func configure() {
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
    lines.change(view.lines(in: environment))
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.element(element))
  }

  override func collectElements() {
    inside.map { lines.collect(from: $0) }
  }
}
