extension View {
  /// The value that stands for the view in a picker, list or tab view; also as an optional, unless told otherwise.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(tag: tag))
  }
}

nonisolated private struct TagModifier<Tag: Hashable>: TraitModifier {
  typealias Body = Never
  let tag: Tag

  @MainActor func apply(to element: Element) {
    element.set(TagTrait.self, to: AnyHashable(tag))
  }
}
