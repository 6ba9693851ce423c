import Foundation

/// A view that shows a part of its content and lets a person move it.
/// https://developer.apple.com/documentation/swiftui/scrollview
nonisolated public struct ScrollView<Content>: _PrimitiveView where Content: View {
  /// What is scrolled.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows where it is.
  public var showsIndicators: Bool

  /// Content that scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: ScrollingView {
  @MainActor var inside: Content { content }
}

/// A view that scrolls what is inside.
@MainActor @preconcurrency protocol ScrollingView: Primitive {
  associatedtype Inside: View
  var inside: Inside { get }
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
  /// The look of the list that the view is; `nil` if it is none.
  func list(in environment: EnvironmentValues) -> ListLook?
}

extension ScrollingView {
  func list(in environment: EnvironmentValues) -> ListLook? { nil }

  package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    ScrollNode(self, in: context)
  }
}

/// The place of a view that scrolls.
@MainActor
final class ScrollNode<Content: ScrollingView>: ViewNode<Content> {
  private lazy var element = Element(node: self)
  private lazy var state = ScrollState(element: element)
  /// Holds the header and the content where there is a header.
  private lazy var column = Element(node: self)
  private var inside: ViewNode<ScrollInside<Content.Inside>>?

  override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    configure()
    environment.scrollReader?.add(state)
    inside = makeNode(ScrollInside(content: view.inside), in: contentContext())
    element.sizeChanged = { [weak self] _ in self?.state.settleSoon() }
    state.headerChanged = { [weak self] in self.map { $0.tree.enqueueCollection(of: $0) } }
    collectElements()
  }

  override var children: [Node] { inside.map { [$0] } ?? [] }
  override var readsEnvironment: Bool { true }
  override var adoptsElements: Bool { true }

  override var childEnvironment: EnvironmentValues {
    var inside = environment.outsideOfContainers()
    inside.scroll = state
    return inside
  }

  override func refresh() {
    configure()
    inside?.update(ScrollInside(content: view.inside))
  }

  private func configure() {
    state.axes = view.axes
    state.isRightToLeft = environment.layoutDirection == .rightToLeft
    element.show(
      ScrollContent(
        axes: view.axes, showsIndicators: view.showsIndicators, list: view.list(in: environment),
        state: state),
      resizes: false)
    element.arrange(by: ScrollLayout(axes: view.axes, state: state))
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.element(element))
  }

  override func collectElements() {
    guard let inside else { return }
    guard let header = state.header else { return element.adopt(inside.elements) }
    column.arrange(by: HeadedScrollLayout())
    column.isRightToLeft = state.isRightToLeft
    column.adopt([header] + inside.elements)
    element.adopt([column])
  }
}
