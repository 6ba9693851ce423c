/// A line that text is typed into.
struct FieldElement: _PrimitiveView {
  let prompt: Text
  let text: String
  var isSecure = false
  let changed: @MainActor (String) -> Void
  let editingChanged: @MainActor (Bool) -> Void
  let committed: @MainActor () -> Void
}

extension FieldElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    let (changed, editingChanged, committed) = (changed, editingChanged, committed)
    element.show(
      TextFieldContent(
        text: text, prompt: prompt.resolved(in: TextContext(environment)).plain, isSecure: isSecure,
        look: TextFieldLook(environment), input: environment.textInput,
        isCorrected: environment.disableAutocorrection != true, isEnabled: environment.isEnabled,
        hasEdge: environment.fieldHasEdge ?? (environment.controlPlace != .row),
        changed: .ofView(changed), editingChanged: .ofView(editingChanged), committed: .ofView(committed)))
    element.arrange(by: LeafLayout())
  }
}

/// How typed text looks.
package struct TextFieldLook: Equatable, Sendable {
  package var font: Font
  package var color: Color?
  package var alignment: TextAlignment
  package var sizeCategory: ContentSizeCategory
  package var legibilityWeight: LegibilityWeight?
  package var colorScheme: ColorScheme
  package var isRightToLeft: Bool

  package init(_ environment: EnvironmentValues) {
    font = environment.font ?? .body
    color = environment.foregroundColor
    alignment = environment.multilineTextAlignment
    sizeCategory = environment.sizeCategory
    legibilityWeight = environment.legibilityWeight
    colorScheme = environment.colorScheme
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }
}

/// A line that text is typed into.
package struct TextFieldContent: ElementContent {
  package static let kind = "TextField"
  package var text: String
  /// What is read while the field is empty, and what the field is called.
  package var prompt: String
  package var isSecure: Bool
  package var look: TextFieldLook
  package var input: TextInput
  package var isCorrected: Bool
  package var isEnabled: Bool
  package var hasEdge: Bool
  package var changed: Action<String>
  /// Told when typing begins and ends.
  package var editingChanged: Action<Bool>
  /// Told when Return is pressed.
  package var committed: Action<Void>

  package var details: [String] {
    ["\"\(prompt)\"", "\"\(value ?? "")\""] + (isSecure ? ["secure"] : []) + (isEnabled ? [] : ["disabled"])
  }

  package var label: String? { prompt.isEmpty ? nil : prompt }
  package var value: String? { isSecure ? String(repeating: "•", count: text.count) : text }
  package var role: AccessibilityRole { isSecure ? .secureField : .textField }
}

extension TextFieldContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    CGSize(width: min(proposal.width ?? 160, 1e6), height: hasEdge ? 34 : 20)
  }
}
