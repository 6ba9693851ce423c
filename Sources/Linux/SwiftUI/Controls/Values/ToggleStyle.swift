/// A look of toggles.
/// https://developer.apple.com/documentation/swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that shows a toggle.
  associatedtype Body: View
  /// The view that shows a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a toggle tells the style.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle tells a style.
/// https://developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
  /// The label of the toggle, whatever it is.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {
    package let view: any View
  }

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on; a style may change it.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: ControlPart {}

extension ToggleStyle {
  /// The view that shows a toggle; toggles that it consists of have the system's style.
  func styledBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(
      StyledControl(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.toggleStyle, nil))
  }
}

extension EnvironmentValues {
  /// The style of toggles; `nil` is the system's.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension View {
  /// Sets the style of toggles inside.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    modifier(StyleModifier(style: style) { $0.toggleStyle = $1 })
  }
}

/// The system's look: a switch.
/// https://developer.apple.com/documentation/swiftui/defaulttogglestyle
@MainActor @preconcurrency public struct DefaultToggleStyle: ToggleStyle {
  /// The system's look.
  @MainActor @preconcurrency public init() {}

  /// A switch.
  @MainActor @preconcurrency public func makeBody(configuration: DefaultToggleStyle.Configuration)
    -> some View
  {
    SwitchToggle(configuration: configuration, tint: nil)
  }
}

/// A switch with its label before it.
/// https://developer.apple.com/documentation/swiftui/switchtogglestyle
@MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  /// A switch in the colour of controls.
  @MainActor @preconcurrency public init() {}

  /// A switch that has a colour of its own while it is on.
  @MainActor @preconcurrency public init(tint: Color) {
    self.tint = tint
  }

  /// A switch.
  @MainActor @preconcurrency public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
  {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The system's look.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
