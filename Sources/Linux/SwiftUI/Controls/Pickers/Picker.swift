/// A control that chooses one of several values.
/// https://developer.apple.com/documentation/swiftui/picker
nonisolated public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  @Environment(\.pickerLook) private var look
  @Environment(\.controlPlace) private var place
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  init(_ selection: Binding<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }
}

extension Picker: View {
  /// The picker in the style of the environment.
  @MainActor @preconcurrency public var body: some View {
    ElementReader(content) { groups in
      let options = PickerOptions(groups.elements, selection: selection)
      if place == .menu {
        PickerElement(options: options, look: .inline)
      } else {
        switch look {
        case .segmented: NamedControl(name: label, control: PickerElement(options: options, look: look))
        case .inline: InlineOptions(options: options)
        case .menu, .wheel:
          LabeledControl(label: label) { PickerElement(options: options, look: look) }
        }
      }
    }
  }
}

extension Picker {
  /// A picker with a label of any kind.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: label, content: content())
  }

  /// A picker with a label of any kind.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label: label(), content: content())
  }
}

extension Picker where Label == Text {
  /// A picker with a text from a table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label: Text(titleKey), content: content())
  }

  /// A picker with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a text from a table and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// A picker with a text as it stands and a symbol.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }
}
