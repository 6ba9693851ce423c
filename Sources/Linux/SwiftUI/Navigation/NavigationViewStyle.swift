/// How a navigation view lays out its pages.
/// https://developer.apple.com/documentation/swiftui/navigationviewstyle
public protocol NavigationViewStyle {}

/// Two columns where there is room, else a stack.
/// https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// One page at a time.
/// https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// Two columns where there is room.
/// https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Two columns where there is room, else a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views inside.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    environment(\.navigationAllowsColumns, !(style is StackNavigationViewStyle))
  }
}

extension EnvironmentValues {
  /// Whether a navigation view shows two columns where there is room.
  var navigationAllowsColumns: Bool {
    get { self[NavigationAllowsColumnsKey.self] }
    set { self[NavigationAllowsColumnsKey.self] = newValue }
  }
}

private enum NavigationAllowsColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
