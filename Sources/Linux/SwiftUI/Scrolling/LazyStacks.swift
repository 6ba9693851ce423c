import Foundation

/// Views from top to bottom that are mounted when they come into view; all at once outside of a scroll view.
///
/// A row that scrolls far out of sight is unmounted again, and its `@State` with it.
/// https://developer.apple.com/documentation/swiftui/lazyvstack
nonisolated public struct LazyVStack<Content>: _PrimitiveView where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views from top to bottom; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyContainer {
  @MainActor var inside: Content { content }

  @MainActor func lines(in environment: EnvironmentValues) -> LinesStyle {
    LinesStyle(
      axis: .vertical, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), pinned: pinnedViews)
  }
}

/// Views side by side that are mounted when they come into view; all at once outside of a scroll view.
/// https://developer.apple.com/documentation/swiftui/lazyhstack
nonisolated public struct LazyHStack<Content>: _PrimitiveView where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views side by side; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: LazyContainer {
  @MainActor var inside: Content { content }

  @MainActor func lines(in environment: EnvironmentValues) -> LinesStyle {
    LinesStyle(
      axis: .horizontal, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), pinned: pinnedViews)
  }
}
