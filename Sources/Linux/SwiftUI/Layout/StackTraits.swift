extension View {
  /// Says who gets space first in a stack: the views of a higher priority, as soon as the others have their least lengths.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Says who is drawn on top among the views of a container.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(index: value))
  }
}

nonisolated private struct LayoutPriorityModifier: TraitModifier {
  typealias Body = Never
  let priority: Double

  @MainActor func apply(to element: Element) {
    element.set(LayoutPriorityTrait.self, to: priority.isNaN ? 0 : priority)
  }
}

nonisolated private struct ZIndexModifier: TraitModifier {
  typealias Body = Never
  let index: Double

  @MainActor func apply(to element: Element) {
    element.set(ZIndexTrait.self, to: index.isNaN ? 0 : index)
  }
}

extension Element {
  /// The children in the order in which they are drawn: by `zIndex`, then as they stand in the container.
  package var childrenFromBackToFront: [Element] {
    // The index of a view counts in its container, not beside its own background.
    guard !isWrapper, children.contains(where: { $0.traits[ZIndexTrait.self] != 0 }) else { return children }
    return children.enumerated()
      .sorted {
        ($0.element.traits[ZIndexTrait.self], $0.offset) < ($1.element.traits[ZIndexTrait.self], $1.offset)
      }
      .map(\.element)
  }
}
