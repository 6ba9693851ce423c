/// A look of buttons, which also decides what presses them.
/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View
  /// The view that shows a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a button tells the style.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button tells a style that decides what presses it.
/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button, whatever it is.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {
    package let view: any View
  }

  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Does what the button is there for.
  public func trigger() {
    // Apple's declaration has no actor, though views call it on the main one only.
    nonisolated(unsafe) let action = action
    MainActor.assumeIsolated { action() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: ControlPart {}

extension PrimitiveButtonStyle {
  /// The view that shows a button; buttons that it consists of have the system's style.
  func styledBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      StyledControl(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.buttonStyle, nil))
  }
}

extension EnvironmentValues {
  /// The style of buttons; `nil` is the system's.
  var buttonStyle: (any PrimitiveButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}

extension View {
  /// Sets the style of buttons inside.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(StyleModifier(style: style) { $0.buttonStyle = $1 })
  }
}
