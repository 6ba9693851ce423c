import Foundation

/// A line that text is typed into.
/// https://developer.apple.com/documentation/swiftui/textfield
nonisolated public struct TextField<Label> where Label: View {
  let prompt: Text
  let value: FieldValue
  let editingChanged: (Bool) -> Void
  let commit: () -> Void
}

extension TextField: View {
  /// The line.
  @MainActor @preconcurrency public var body: some View {
    switch value {
    case .text(let text):
      FieldElement(
        prompt: prompt, text: text.wrappedValue,
        changed: { if $0 != text.wrappedValue { text.wrappedValue = $0 } },
        editingChanged: editingChanged, committed: commit)
    case .formatted(let format, let parse):
      FormattedField(
        prompt: prompt, format: format, parse: parse, editingChanged: editingChanged, commit: commit)
    }
  }
}

extension TextField where Label == Text {
  /// A field for text with a prompt from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), .text(text))
  }

  /// A field for text with a prompt as it stands.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(Text(title), .text(text))
  }

  /// A field for text with a prompt from a table, and actions when typing begins or ends and when Return is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text), onEditingChanged, onCommit)
  }

  /// A field for text with a prompt from a table, and an action when typing begins or ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), .text(text), onEditingChanged)
  }

  /// A field for text with a prompt from a table, and an action when Return is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), .text(text), { _ in }, onCommit)
  }

  /// A field for text with a prompt as it stands, and actions when typing begins or ends and when Return is pressed.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), .text(text), onEditingChanged, onCommit)
  }

  /// A field for text with a prompt as it stands, and an action when typing begins or ends.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(Text(title), .text(text), onEditingChanged)
  }

  /// A field for text with a prompt as it stands, and an action when Return is pressed.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), .text(text), { _ in }, onCommit)
  }

  init(
    _ prompt: Text, _ value: FieldValue, _ editingChanged: @escaping (Bool) -> Void = { _ in },
    _ commit: @escaping () -> Void = {}
  ) {
    self.init(prompt: prompt, value: value, editingChanged: editingChanged, commit: commit)
  }
}
