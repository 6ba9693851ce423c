/// A look of labels.
/// https://developer.apple.com/documentation/swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that shows a label.
  associatedtype Body: View
  /// The view that shows a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a label tells the style.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label tells a style.
/// https://developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
  /// The title, whatever it is.
  @MainActor @preconcurrency public struct Title: _PrimitiveView {
    package let view: any View
  }

  /// The icon, whatever it is.
  @MainActor @preconcurrency public struct Icon: _PrimitiveView {
    package let view: any View
  }

  /// The title.
  public let title: LabelStyleConfiguration.Title
  /// The icon.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: ControlPart {}
extension LabelStyleConfiguration.Icon: ControlPart {}

extension LabelStyle {
  /// The view that shows a label; labels that it consists of have the system's style.
  func styledBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(
      StyledControl(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.labelStyle, nil))
  }
}

extension EnvironmentValues {
  /// The style of labels; `nil` is the system's.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension View {
  /// Sets the style of labels inside.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(StyleModifier(style: style) { $0.labelStyle = $1 })
  }
}
