/// A control that is on or off.
/// https://developer.apple.com/documentation/swiftui/toggle
nonisolated public struct Toggle<Label> where Label: View {
  @Environment(\.toggleStyle) private var style
  let isOn: Binding<Bool>
  let label: Label

  /// A toggle with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  /// The toggle as the style in the environment shows it.
  @MainActor @preconcurrency public var body: some View {
    (style ?? DefaultToggleStyle())
      .styledBody(ToggleStyleConfiguration(label: .init(view: label), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a text from a table and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a text as it stands and a symbol.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>)
  where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to show.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
