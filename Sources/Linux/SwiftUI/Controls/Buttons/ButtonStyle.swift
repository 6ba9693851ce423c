/// A look of buttons that are pressed as usual.
/// https://developer.apple.com/documentation/swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View
  /// The view that shows a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a button tells the style.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button tells a style.
/// https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
  /// The label of the button, whatever it is.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {
    package let view: any View
  }

  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether it is held down.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: ControlPart {}

extension View {
  /// Sets the style of buttons inside.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(StyleModifier(style: style) { $0.buttonStyle = PressableStyle(style: $1) })
  }
}

/// An app's look of a button around the framework's way to press it.
private struct PressableStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

private struct PressableButton<Style: ButtonStyle>: View {
  @State var isPressed = false
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    ButtonElement(
      look: .custom, press: configuration.action, pressing: { isPressed = $0 },
      label: StyledControl(
        style: style,
        configuration: ButtonStyleConfiguration(
          label: .init(view: configuration.label.view), isPressed: isPressed)
      ) { $0.makeBody(configuration: $1) })
  }
}
