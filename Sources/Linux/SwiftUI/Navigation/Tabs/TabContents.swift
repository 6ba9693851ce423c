/// The bar and the selected tab.
package struct TabViewContent: ElementContent {
  package static let kind = "TabView"
}

/// The buttons that choose a tab.
package struct TabBarContent: ElementContent {
  package static let kind = "TabBar"
  /// Whether the bar is above the tabs.
  package var isOnTop: Bool
  package var details: [String] { isOnTop ? ["top"] : [] }
  package var role: AccessibilityRole { .tabList }
}

/// The button of a tab: a picture and a text.
package struct TabButtonContent: ElementContent {
  package static let kind = "TabButton"
  package var title: String?
  package var icon: Image?
  package var isSelected: Bool
  /// Whether the picture stands above the text instead of before it.
  package var isIconAbove: Bool
  package var accentColor: Color?
  package var isEnabled: Bool
  package var select: Action<Void>

  package var details: [String] { ["\"\(title ?? "")\""] + (isSelected ? ["selected"] : []) }
  package var label: String? { title }
  package var role: AccessibilityRole { .tab }
}

extension TabButtonContent: HeadlessMeasurable {
  /// Letters of 6 points below a picture, or of 8 points beside one of 20 points.
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    let letters = CGFloat(title?.count ?? 0)
    let size =
      isIconAbove
      ? CGSize(width: letters * 6 + 16, height: 48)
      : CGSize(width: letters * 8 + (icon == nil ? 0 : 28) + 24, height: 36)
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }
}

/// A dot for each page, one of them filled.
package struct PageIndexContent: ElementContent {
  package static let kind = "PageIndex"
  package var count: Int
  package var current: Int
  /// Shows a page, counted from zero.
  package var select: Action<Int>

  package var details: [String] { ["\(current + 1)/\(count)"] }
  package var value: String? { "\(current + 1)/\(count)" }
  package var role: AccessibilityRole { .tabList }
}

extension PageIndexContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    CGSize(width: CGFloat(count) * 16, height: 24)
  }
}
