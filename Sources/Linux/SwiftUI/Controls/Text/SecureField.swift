/// A line for what others must not read, such as a password.
/// https://developer.apple.com/documentation/swiftui/securefield
nonisolated public struct SecureField<Label> where Label: View {
  let prompt: Text
  let text: Binding<String>
  let commit: () -> Void
}

extension SecureField: View {
  /// The line.
  @MainActor @preconcurrency public var body: some View {
    let text = text
    FieldElement(
      prompt: prompt, text: text.wrappedValue, isSecure: true,
      changed: { if $0 != text.wrappedValue { text.wrappedValue = $0 } },
      editingChanged: { _ in }, committed: commit)
  }
}

extension SecureField where Label == Text {
  /// A field with a prompt from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, onCommit: {})
  }

  /// A field with a prompt as it stands.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(title, text: text, onCommit: {})
  }

  /// A field with a prompt from a table, and an action when Return is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(prompt: Text(titleKey), text: text, commit: onCommit)
  }

  /// A field with a prompt as it stands, and an action when Return is pressed.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(prompt: Text(title), text: text, commit: onCommit)
  }
}
