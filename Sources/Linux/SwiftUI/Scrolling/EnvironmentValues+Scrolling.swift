extension EnvironmentValues {
  /// The scroll view around a view, or `nil` outside of scroll views.
  package var scroll: ScrollState? {
    get { self[ScrollStateKey.self] }
    set { self[ScrollStateKey.self] = newValue }
  }

  /// The environment of something that is shown elsewhere: a page, a sheet. It is in none of the containers around.
  package func outsideOfContainers() -> EnvironmentValues {
    var outside = inStack(along: nil)
    outside.scroll = nil
    outside.scrollReader = nil
    outside.listRow = nil
    outside.surroundingList = nil
    return outside
  }
}

private enum ScrollStateKey: EnvironmentKey {
  static var defaultValue: ScrollState? { nil }
}
