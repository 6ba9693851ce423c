/// Room for text of many lines.
/// https://developer.apple.com/documentation/swiftui/texteditor
nonisolated public struct TextEditor: _PrimitiveView {
  let text: Binding<String>

  /// Room for a text.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    let text = text
    element.show(
      TextEditorContent(
        text: text.wrappedValue, look: TextFieldLook(environment), input: environment.textInput,
        isCorrected: environment.disableAutocorrection != true, isEnabled: environment.isEnabled,
        changed: .ofView { if $0 != text.wrappedValue { text.wrappedValue = $0 } }), resizes: false)
    element.arrange(by: TextEditorLayout())
  }
}

/// Room for text of many lines.
package struct TextEditorContent: ElementContent {
  package static let kind = "TextEditor"
  package var text: String
  package var look: TextFieldLook
  package var input: TextInput
  package var isCorrected: Bool
  package var isEnabled: Bool
  package var changed: Action<String>

  package var details: [String] { ["\"\(text)\""] + (isEnabled ? [] : ["disabled"]) }
  package var value: String? { text }
  package var role: AccessibilityRole { .textEditor }
}

/// As much room as is offered.
struct TextEditorLayout: LayoutRule {
  private static let ideal = CGSize(width: 200, height: 100)

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let size = proposal.replacingUnspecified(by: Self.ideal)
    return Arrangement(size: CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6)))
  }

  func ignoresContent(in proposal: ProposedSize) -> Bool { true }
}
