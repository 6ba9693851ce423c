import Foundation

/// A thin line across the axis of its stack.
/// https://developer.apple.com/documentation/swiftui/divider
nonisolated public struct Divider: _PrimitiveView, Sendable {
  /// A thin line.
  public init() {}
}

extension Divider: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(DividerContent(colorScheme: environment.colorScheme))
    element.arrange(by: DividerLayout(isUpright: environment.stackAxis == .horizontal))
  }
}

/// A thin line in the system's colour for separators.
package struct DividerContent: ElementContent {
  package static let kind = "Divider"
  /// `nil` for the one of the window.
  package var colorScheme: ColorScheme?
  package var role: AccessibilityRole { .separator }
}

struct DividerLayout: LayoutRule {
  let isUpright: Bool
  private static let thickness: CGFloat = 1
  /// What a view without a size of its own would like, in points.
  private static let idealLength: CGFloat = 10

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(
      size: isUpright
        ? CGSize(width: Self.thickness, height: proposal.height ?? Self.idealLength)
        : CGSize(width: proposal.width ?? Self.idealLength, height: Self.thickness))
  }
}
