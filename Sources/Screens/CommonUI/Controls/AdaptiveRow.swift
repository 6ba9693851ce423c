import SwiftUI

/// Views beside each other, or below each other where texts are so large that they would not fit.
public struct AdaptiveRow<Content: View>: View {
  @Environment(\.sizeCategory) private var sizeCategory
  private let spacing: CGFloat
  private let content: Content

  /// Views with a space between them, in points.
  public init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The row, or the column.
  public var body: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, spacing: 4) { content }
    } else {
      HStack(spacing: spacing) { content }
    }
  }
}
