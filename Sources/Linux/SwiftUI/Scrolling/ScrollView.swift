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
  private var inside: ViewNode<ScrollInside<Content.Inside>>?

  override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    configure()
    environment.scrollReader?.add(state)
    inside = makeNode(ScrollInside(content: view.inside), in: contentContext())
    element.sizeChanged = { [weak self] _ in self?.state.settleSoon() }
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
    inside.map { element.adopt($0.elements) }
  }
}

/// A part of something larger, with scroll bars. Its only child is what scrolls, at the content's origin.
package struct ScrollContent: ElementContent {
  package static let kind = "Scroll"
  package var axes: Axis.Set
  package var showsIndicators: Bool
  /// The look of the list whose rows are inside; `nil` if there are none.
  package var list: ListLook?
  package var state: ScrollState

  /// Says that a person scrolled; the argument is the left top corner of what is seen.
  package var scrolled: Action<CGPoint> {
    let state = state
    return Action { state.scrolled(to: $0) }
  }

  package var details: [String] {
    (axes.contains(.horizontal) ? ["horizontal"] : []) + (axes.contains(.vertical) ? ["vertical"] : [])
      + (list.map { ["list", $0.rawValue] } ?? [])
  }
  package var role: AccessibilityRole { list == nil ? .scroll : .list }

  package static func == (one: ScrollContent, other: ScrollContent) -> Bool {
    one.axes == other.axes && one.showsIndicators == other.showsIndicators && one.list == other.list
      && one.state === other.state
  }
}

/// As large as it is offered, else as large as the content.
struct ScrollLayout: LayoutRule {
  let axes: Axis.Set
  let state: ScrollState

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    state.settleSoon()
    var inner = proposal
    if axes.contains(.horizontal) { inner.width = nil }
    if axes.contains(.vertical) { inner.height = nil }
    let isFixed = ignoresContent(in: proposal)
    let child = isFixed && !state.isRightToLeft ? .zero : element.children.first?.size(in: inner) ?? .zero
    let size = proposal.replacingUnspecified(by: child)
    // Where lines begin at the right, short content lies there.
    let x = state.isRightToLeft && size.width.isFinite ? max(0, size.width - child.width) : 0
    return Arrangement(
      size: size, placements: [Placement(origin: CGPoint(x: x, y: 0), proposal: inner)])
  }

  func ignoresContent(in proposal: ProposedSize) -> Bool {
    proposal.width != nil && proposal.height != nil
  }

  nonisolated static func == (one: ScrollLayout, other: ScrollLayout) -> Bool {
    one.axes == other.axes && one.state === other.state
  }
}

/// What scrolls: views from top to bottom, in the middle of the width that does not scroll.
nonisolated struct ScrollInside<Content: View>: _PrimitiveView {
  let content: Content
}

extension ScrollInside: ElementView {
  @MainActor package var inside: Content { content }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: ScrollInsideLayout())
  }

  @MainActor package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: .vertical)
  }
}

/// A vertical stack that is at least as large as it is offered.
struct ScrollInsideLayout: LayoutRule {
  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    var arrangement = stack.arrange(element, in: proposal)
    let size = arrangement.size
    arrangement.size.width = max(size.width, proposal.width ?? 0)
    arrangement.size.height = max(size.height, proposal.height ?? 0)
    let shift = CGPoint(
      x: (arrangement.size.width - size.width) / 2, y: (arrangement.size.height - size.height) / 2)
    for index in arrangement.placements.indices {
      arrangement.placements[index].origin.x += shift.x
      arrangement.placements[index].origin.y += shift.y
    }
    return arrangement
  }
}

extension EnvironmentValues {
  /// The scroll view around a view, or `nil` outside of scroll views.
  package var scroll: ScrollState? {
    get { self[ScrollStateKey.self] }
    set { self[ScrollStateKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The environment of something that is shown elsewhere: a page, a sheet. It is in none of the containers around.
  package func outsideOfContainers() -> EnvironmentValues {
    var outside = inStack(along: nil)
    outside.scroll = nil
    outside.scrollReader = nil
    outside.listRow = nil
    outside.surroundingList = nil
    return outside
  }
}

private enum ScrollStateKey: EnvironmentKey {
  static var defaultValue: ScrollState? { nil }
}
