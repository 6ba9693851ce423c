extension View {
  /// Shows nothing of the view, but keeps its space.
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

nonisolated private struct HiddenModifier: ElementModifier {
  typealias Body = Never

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(HiddenContent())
    element.accessibility.isHidden = true
  }
}

/// A place where nothing is seen of what is inside.
package struct HiddenContent: ElementContent {
  package static let kind = "Hidden"
}
