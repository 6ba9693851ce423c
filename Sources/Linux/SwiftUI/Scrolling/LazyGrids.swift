import Foundation

/// Views in columns, row after row, that are mounted when they come into view; all at once outside of a scroll view.
///
/// A row is as high as its highest cell; a section's header and footer go across all columns.
/// https://developer.apple.com/documentation/swiftui/lazyvgrid
nonisolated public struct LazyVGrid<Content>: _PrimitiveView where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views in columns; `spacing` between rows is in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyContainer {
  @MainActor var inside: Content { content }

  @MainActor func lines(in environment: EnvironmentValues) -> LinesStyle {
    LinesStyle(
      axis: .vertical, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), tracks: GridTracks(columns),
      pinned: pinnedViews)
  }
}

/// Views in rows, column after column, that are mounted when they come into view; all at once outside of a scroll view.
/// https://developer.apple.com/documentation/swiftui/lazyhgrid
nonisolated public struct LazyHGrid<Content>: _PrimitiveView where Content: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Views in rows; `spacing` between columns is in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyContainer {
  @MainActor var inside: Content { content }

  @MainActor func lines(in environment: EnvironmentValues) -> LinesStyle {
    LinesStyle(
      axis: .horizontal, spacing: spacing ?? StackLayout.defaultSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), tracks: GridTracks(rows),
      pinned: pinnedViews)
  }
}
