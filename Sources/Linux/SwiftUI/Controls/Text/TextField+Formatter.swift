import Foundation

extension TextField where Label == Text {
  /// A field for a value as a formatter writes it, with a prompt from a table.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(Text(titleKey), FieldValue(value, formatter))
  }

  /// A field for a value as a formatter writes it, with a prompt as it stands.
  @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter)
  where S: StringProtocol {
    self.init(Text(title), FieldValue(value, formatter))
  }

  /// A field for a value, with actions when typing begins or ends and when Return is pressed.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldValue(value, formatter), onEditingChanged, onCommit)
  }

  /// A field for a value, with an action when typing begins or ends.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), FieldValue(value, formatter), onEditingChanged)
  }

  /// A field for a value, with an action when Return is pressed.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldValue(value, formatter), { _ in }, onCommit)
  }

  /// A field for a value, with actions when typing begins or ends and when Return is pressed.
  @_disfavoredOverload nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldValue(value, formatter), onEditingChanged, onCommit)
  }

  /// A field for a value, with an action when typing begins or ends.
  @_disfavoredOverload nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldValue(value, formatter), onEditingChanged)
  }

  /// A field for a value, with an action when Return is pressed.
  @_disfavoredOverload nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), FieldValue(value, formatter), { _ in }, onCommit)
  }
}

/// What is typed into a field.
nonisolated enum FieldValue {
  case text(Binding<String>)
  /// A value as a formatter writes it; reading it back fails for what the formatter does not know.
  case formatted(() -> String, parse: (String) -> Void)

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self = .formatted(
      { formatter.string(for: value.wrappedValue) ?? "" },
      parse: { if let new = formatter.value(of: $0, as: V.self) { value.wrappedValue = new } })
  }
}

extension Formatter {
  /// What a text means, if the formatter knows; numbers come as any type of number.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    let object: Any? =
      switch self {
      case let numbers as NumberFormatter: numbers.number(from: text)
      case let dates as DateFormatter: dates.date(from: text)
      case let dates as ISO8601DateFormatter: dates.date(from: text)
      // Foundation of Linux has no way to ask any other formatter.
      default: text
      }
    guard let number = object as? NSNumber else { return object as? V }
    let candidates: [Any] = [
      number.intValue, number.doubleValue, Float(number.doubleValue), number.decimalValue, number,
      number.int64Value, number.int32Value, number.uintValue, CGFloat(number.doubleValue),
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}

/// A field for a value. What is typed stays as it is until Return is pressed or the field is left.
struct FormattedField: View {
  @State var draft: String?
  let prompt: Text
  let format: () -> String
  let parse: (String) -> Void
  let editingChanged: (Bool) -> Void
  let commit: () -> Void

  var body: some View {
    FieldElement(
      prompt: prompt, text: draft ?? format(),
      changed: { if $0 != (draft ?? format()) { draft = $0 } },
      editingChanged: { isEditing in
        if !isEditing { take() }
        editingChanged(isEditing)
      },
      committed: {
        take()
        commit()
      })
  }

  private func take() {
    guard let text = draft else { return }
    parse(text)
    draft = nil
  }
}
