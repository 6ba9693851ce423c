/// What a page shows in its bar.
/// https://developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before; large on the first one.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

extension View {
  /// Names the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(PageModifier(remark: PageRemark(title: title)))
  }

  /// Names the page with a text from a table.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page with a text as it stands.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Names the page.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Names the page with a text from a table.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page with a text as it stands.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Names the page and says how the title is shown.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(PageModifier(remark: PageRemark(title: title, displayMode: displayMode)))
  }

  /// Names the page with a text from a table and says how the title is shown.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Names the page with a text as it stands and says how the title is shown.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Says how the title of the page is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(PageModifier(remark: PageRemark(displayMode: displayMode)))
  }
}
