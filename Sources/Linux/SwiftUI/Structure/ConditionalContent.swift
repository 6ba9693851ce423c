/// One of two views, as `if` and `else` choose.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  /// It has none.
  public typealias Body = Never
}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<_ConditionalContent> {
    GroupNode(self, in: context) { view in
      switch view.storage {
      case .first(let content): [("first", content)]
      case .second(let content): [("second", content)]
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// It has none.
  public typealias Body = Never
}

extension Optional: _PrimitiveView where Wrapped: View {}

extension Optional: Primitive where Wrapped: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<Wrapped?> {
    GroupNode(self, in: context) { view in
      view.map { [("some", $0)] } ?? []
    }
  }
}
