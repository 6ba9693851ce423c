/// How a tab view shows its tabs.
/// https://developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor @preconcurrency public protocol TabViewStyle {}

/// A bar of buttons.
/// https://developer.apple.com/documentation/swiftui/defaulttabviewstyle
@MainActor @preconcurrency public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  @MainActor @preconcurrency public init() {}
}

/// Pages with a dot each.
/// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
@MainActor @preconcurrency public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind

    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let indexDisplayMode: IndexDisplayMode

  /// The style.
  @MainActor @preconcurrency public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of buttons.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with a dot each.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages with a dot each.
  @MainActor @preconcurrency
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views inside.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    modifier(TabViewStyleModifier(style: style))
  }
}

nonisolated private struct TabViewStyleModifier<Style: TabViewStyle>: EnvironmentModifier {
  typealias Body = Never
  let style: Style

  func modify(_ environment: inout EnvironmentValues) {
    environment.tabPageIndex = (style as? PageTabViewStyle)?.indexDisplayMode.kind
  }
}

extension EnvironmentValues {
  /// When tab views show dots for their pages; `nil` if they show a bar of buttons.
  var tabPageIndex: PageTabViewStyle.IndexDisplayMode.Kind? {
    get { self[TabPageIndexKey.self] }
    set { self[TabPageIndexKey.self] = newValue }
  }
}

private enum TabPageIndexKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode.Kind? { nil }
}
