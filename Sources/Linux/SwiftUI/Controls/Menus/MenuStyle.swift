/// A look of buttons that open menus.
/// https://developer.apple.com/documentation/swiftui/menustyle
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the view that shows a menu's button.
  associatedtype Body: View
  /// The view that shows a menu's button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a menu tells the style.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu tells a style.
/// https://developer.apple.com/documentation/swiftui/menustyleconfiguration
public struct MenuStyleConfiguration {
  /// The label of the menu, whatever it is.
  @MainActor @preconcurrency public struct Label: _PrimitiveView {
    package let view: any View
  }

  /// What is in the menu.
  @MainActor @preconcurrency public struct Content: _PrimitiveView {
    package let view: any View
  }

  let label: Label
  let content: Content
}

extension MenuStyleConfiguration.Label: ControlPart {}
extension MenuStyleConfiguration.Content: ControlPart {}

/// The system's look: that of a button.
/// https://developer.apple.com/documentation/swiftui/defaultmenustyle
public struct DefaultMenuStyle: MenuStyle {
  /// The system's look.
  nonisolated public init() {}

  /// A button that opens the menu.
  public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View {
    ElementReader(configuration.content.controlPlace(.menu)) { items in
      MenuElement(sections: [MenuSection](items), label: configuration.label)
    }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's look.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle {
  /// The view that shows a menu; menus that it consists of have the system's style.
  func styledBody(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(
      StyledControl(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.menuStyle, nil))
  }
}

extension EnvironmentValues {
  /// The style of menus; `nil` is the system's.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: (any MenuStyle)? { nil }
}

extension View {
  /// Sets the style of menus inside.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    modifier(StyleModifier(style: style) { $0.menuStyle = $1 })
  }
}
