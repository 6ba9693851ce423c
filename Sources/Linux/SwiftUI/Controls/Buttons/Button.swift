/// A control that does something when it is pressed.
/// https://developer.apple.com/documentation/swiftui/button
nonisolated public struct Button<Label>: _PrimitiveView where Label: View {
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of any kind.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a text from a table.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a text as it stands.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }
}

extension Button: ElementView {
  @MainActor package var inside: Label { label }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    let action = action
    element.show(ButtonContent(isEnabled: environment.isEnabled, press: Action { action() }))
    element.arrange(by: ChromeLayout())
  }
}

/// A button around its label.
package struct ButtonContent: ElementContent {
  package static let kind = "Button"
  package var isEnabled: Bool
  package var press: Action<Void>
  package var details: [String] { isEnabled ? [] : ["disabled"] }
  package var role: AccessibilityRole { .button }
}
