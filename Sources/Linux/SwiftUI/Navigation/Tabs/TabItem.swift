extension View {
  /// Names the view's tab: a text, a picture, or both.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(label: label()))
  }

  /// Marks the view with the value that stands for it in a selection.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(tag: tag))
  }
}

/// A label for the tab of the view; the tab view reads it from the value of the view.
nonisolated struct TabItemModifier: PrimitiveModifier {
  typealias Body = Never
  let label: any View

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, TabItemModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, TabItemModifier>> {
    ModifierNode(view, in: context)
  }
}

/// The value that stands for the view, for the container around it.
nonisolated struct TagModifier: TraitModifier {
  typealias Body = Never
  let tag: AnyHashable

  @MainActor func apply(to element: Element) {
    element.set(TagTrait.self, to: tag)
  }
}
