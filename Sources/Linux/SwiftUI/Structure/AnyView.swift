/// A view whose type is hidden.
/// https://developer.apple.com/documentation/swiftui/anyview
nonisolated public struct AnyView: _PrimitiveView {
  let view: any View

  /// Hides the type of a view.
  public init<V>(_ view: V) where V: View {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides the type of a view.
  public init<V>(erasing view: V) where V: View {
    self.init(view)
  }
}

extension AnyView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<AnyView> {
    GroupNode(self, in: context) { [("view", $0.view)] }
  }
}
