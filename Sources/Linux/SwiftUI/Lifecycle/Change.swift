extension View {
  /// Does something when a value differs from that of the last update; not when the view appears. Several changes in one
  /// turn are one, to the last value.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, action: action))
  }
}

nonisolated private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let value: Value
  let action: (Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ChangeNode(view, in: context)
  }
}

/// The place of a view that compares a value with the one before.
@MainActor
private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>>
{
  private var seen: Value
  private var isWaiting = false

  override init(_ view: ModifiedContent<Content, ChangeModifier<Value>>, in context: NodeContext) {
    seen = view.modifier.value
    super.init(view, in: context)
  }

  override func applied() {
    guard modifier.value != seen, !isWaiting else { return }
    isWaiting = true
    // Not from inside the evaluation: the action may change what is being evaluated.
    tree.whenLaidOut { [weak self] in
      guard let self, isMounted else { return }
      isWaiting = false
      guard modifier.value != seen else { return }
      seen = modifier.value
      modifier.action(seen)
    }
  }
}
