extension View {
  /// Explains the view while the pointer rests on it, with a text from a table.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Explains the view while the pointer rests on it, with a text as it stands.
  @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    help(Text(text))
  }

  /// Explains the view while the pointer rests on it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }
}

nonisolated private struct HelpModifier: ElementModifier {
  typealias Body = Never
  let text: Text

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(HelpContent(text: text.resolved(in: TextContext(environment)).plain), resizes: false)
  }
}

/// What is around a view with an explanation.
package struct HelpContent: ElementContent {
  package static let kind = "Help"
  package var text: String
  package var details: [String] { ["\"\(text)\""] }
}
