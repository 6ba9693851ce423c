/// A view that can scroll the scroll views inside it.
/// https://developer.apple.com/documentation/swiftui/scrollviewreader
nonisolated public struct ScrollViewReader<Content>: _PrimitiveView where Content: View {
  /// What is shown; the proxy scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// A view that gets a proxy for the scroll views inside it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// A way to scroll to a view.
/// https://developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls until the view with an identity is in sight: at the same point of the scroll view as the anchor is of the view,
  /// or by the shortest way if there is no anchor.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    // Actions of views run on the main actor; so does this.
    nonisolated(unsafe) let id = AnyHashable(id)
    let reader = reader
    MainActor.assumeIsolated { reader.scroll(to: ScrollTarget(id: id, anchor: anchor)) }
  }
}

extension ScrollViewReader: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<ScrollViewReader> {
    ScrollReaderNode(self, in: context)
  }
}

@MainActor
private final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private lazy var reader = ScrollReader(outer: environment.scrollReader)
  private var content: ViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = makeNode(view.content(ScrollViewProxy(reader: reader)), in: childContext)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var childEnvironment: EnvironmentValues {
    var inside = environment
    inside.scrollReader = reader
    return inside
  }

  override func refresh() {
    content?.update(view.content(ScrollViewProxy(reader: reader)))
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect(visit)
  }
}

/// The scroll views inside a reader.
@MainActor
final class ScrollReader {
  private let outer: ScrollReader?
  private var scrolls: [WeakScroll] = []

  private struct WeakScroll {
    weak var state: ScrollState?
  }

  init(outer: ScrollReader?) {
    self.outer = outer
  }

  func add(_ state: ScrollState) {
    scrolls.removeAll { $0.state == nil }
    scrolls.append(WeakScroll(state: state))
    outer?.add(state)
  }

  func scroll(to target: ScrollTarget) {
    let isAnimated = Transaction.current?.animation != nil
    for scroll in scrolls { scroll.state?.reveal(target, isAnimated: isAnimated) }
  }
}

extension EnvironmentValues {
  /// The reader around a scroll view.
  var scrollReader: ScrollReader? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}

private enum ScrollReaderKey: EnvironmentKey {
  static var defaultValue: ScrollReader? { nil }
}
