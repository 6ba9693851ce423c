import SwiftUI

/// What a screen of the second column shows only where it has the whole width of ``TwoColumns``, as the first column is hidden
/// then, or below it.
struct UnlessBesideFirst<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.widthOfColumns) private var widthOfColumns
  @State private var width: CGFloat?

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { space in
        Color.clear.onAppear { width = space.size.width }.onChange(of: space.size.width) { width = $0 }
      }
      .frame(height: 0)
      if isAlone { content }
    }
  }

  private var isAlone: Bool {
    guard let width, let widthOfColumns else { return widthOfColumns == nil }
    return width >= widthOfColumns
  }
}

extension EnvironmentValues {
  /// The width of both columns together, in points; `nil` where there are none.
  var widthOfColumns: CGFloat? {
    get { self[WidthOfColumnsKey.self] }
    set { self[WidthOfColumnsKey.self] = newValue }
  }
}

private struct WidthOfColumnsKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
