extension View {
  /// Changes nothing: nothing covers a part of a window here, and bars take their space beside the content.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    self
  }

  /// Changes nothing: nothing covers a part of a window here, and bars take their space beside the content.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }
}
