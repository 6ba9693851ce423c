/// A view that shows nothing and takes no space.
/// https://developer.apple.com/documentation/swiftui/emptyview
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
  /// Nothing.
  public init() {}
}

extension EmptyView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(self, in: context)
  }
}
