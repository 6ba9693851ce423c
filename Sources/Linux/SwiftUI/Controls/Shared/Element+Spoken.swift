extension Element {
  /// What is read of the element: what a modifier says, or the content, or what is inside, in order.
  package var spokenLabel: String? {
    if accessibility.isHidden == true { return nil }
    if let label = accessibility.label ?? content.label { return label.isEmpty ? nil : label }
    return children.spokenLabel
  }

  /// The first symbol or picture inside.
  package var firstImage: ImageContent? {
    if let image = content as? ImageContent { return image }
    // Not lazily mapped: the first of those is worked out twice, and so on all the way down.
    for child in children { if let image = child.firstImage { return image } }
    return nil
  }

  /// Does something once frames are known, and again after each change of what is inside.
  package func followInside(_ body: @escaping @MainActor (Element) -> Void) {
    var isWaiting = false
    let schedule: @MainActor () -> Void = { [weak self] in
      guard let self, !isWaiting else { return }
      isWaiting = true
      tree.whenLaidOut { [weak self] in
        isWaiting = false
        if let self { body(self) }
      }
    }
    layoutInvalidated = {
      schedule()
      return false
    }
    schedule()
  }
}

extension [Element] {
  /// What is read of the elements, in order.
  @MainActor package var spokenLabel: String? {
    let words = compactMap(\.spokenLabel)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// Calls the elements of a view something, for those who cannot see what they are called.
nonisolated struct NameModifier: TraitModifier {
  typealias Body = Never
  let name: String?

  @MainActor func apply(to element: Element) {
    element.accessibility.label = name
  }
}

extension View {
  /// Calls the view something, unless there is no name.
  nonisolated func named(_ name: String?) -> some View {
    modifier(NameModifier(name: name))
  }
}
