/// A view that is updated only if it is not equal to the one before.
/// https://developer.apple.com/documentation/swiftui/equatableview
nonisolated public struct EquatableView<Content>: _PrimitiveView where Content: Equatable, Content: View {
  /// The view.
  public var content: Content

  /// A view that is compared before it is updated.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<EquatableView> {
    EquatableNode(self, in: context)
  }
}

extension View where Self: Equatable {
  /// Leaves the view as it is while it is equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

@MainActor
private final class EquatableNode<Content: Equatable & View>: ViewNode<EquatableView<Content>> {
  private var content: ViewNode<Content>?
  private var shown: Content

  override init(_ view: EquatableView<Content>, in context: NodeContext) {
    shown = view.content
    super.init(view, in: context)
    content = makeNode(shown, in: childContext)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func refresh() {
    guard view.content != shown else { return }
    shown = view.content
    content?.update(shown)
  }
}
