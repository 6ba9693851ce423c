extension View {
  /// Leaves the bar out of the page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(PageModifier(remark: PageRemark(isBarHidden: hidden)))
  }

  /// Leaves the back button out of the bar of the page.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PageModifier(remark: PageRemark(hidesBackButton: hidesBackButton)))
  }

  /// Puts views at both ends of the bar of the page.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    modifier(
      PageModifier(
        items: .views([
          BarItem(place: .leading, view: leading), BarItem(place: .trailing, view: trailing),
        ])))
  }

  /// Puts a view at the leading end of the bar of the page.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    modifier(PageModifier(items: .views([BarItem(place: .leading, view: leading)])))
  }

  /// Puts a view at the trailing end of the bar of the page.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    modifier(PageModifier(items: .views([BarItem(place: .trailing, view: trailing)])))
  }

  /// Has no effect here: windows have no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    self
  }
}
