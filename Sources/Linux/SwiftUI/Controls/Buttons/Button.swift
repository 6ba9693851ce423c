/// A control that does something when it is pressed.
/// https://developer.apple.com/documentation/swiftui/button
nonisolated public struct Button<Label> where Label: View {
  @Environment(\.buttonStyle) private var style
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of any kind.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  /// The button as the style in the environment shows it.
  @MainActor @preconcurrency public var body: some View {
    let configuration = PrimitiveButtonStyleConfiguration(label: .init(view: label), action: action)
    (style ?? DefaultButtonStyle()).styledBody(configuration)
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

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a text from a table and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a text as it stands and a symbol.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to show.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(action: configuration.action) { configuration.label }
  }
}
