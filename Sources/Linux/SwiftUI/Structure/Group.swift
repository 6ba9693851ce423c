/// Several views that are treated as one where one is expected, without a layout of their own.
/// https://developer.apple.com/documentation/swiftui/group
nonisolated public struct Group<Content> {
  package let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  /// It has none.
  public typealias Body = Never

  /// A group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: Primitive where Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<Group> {
    GroupNode(self, in: context) { [("content", $0.content)] }
  }
}
