import Foundation

/// The pages of a navigation view.
package struct NavigationContent: ElementContent {
  package static let kind = "Navigation"
}

/// A page: a bar, the content, and perhaps a bar at the bottom.
package struct PageContent: ElementContent {
  package static let kind = "Page"
  package var title: String?
  /// Whether the page is in the column beside the detail.
  package var isSidebar = false
  package var label: String? { title }
  package var role: AccessibilityRole { .page }
}

/// The bar at the top of a page, around its items.
package struct NavigationBarContent: ElementContent {
  package static let kind = "NavigationBar"
  package var title: String?
  /// Whether the title stands large below the bar instead of in it.
  package var isLarge: Bool
  /// The title of the page below, if that has one and there is a way back.
  package var backTitle: String?
  package var hasBack: Bool
  /// Whether the bar is left out of the page.
  package var isHidden: Bool
  package var goBack: Action<Void>

  package var details: [String] {
    [title.map { "\"\($0)\"" }, isLarge ? "large" : nil].compactMap { $0 }
  }
  package var role: AccessibilityRole { .toolbar }
}

/// The button that leads to the page below.
package struct BackButtonContent: ElementContent {
  package static let kind = "BackButton"
  /// The title of the page below.
  package var previous: String?
  package var locale: Locale
  package var isRightToLeft: Bool
  package var press: Action<Void>

  /// What the button says beside its arrow.
  package var title: String { previous ?? SystemWord.back.string(in: locale) }
  package var details: [String] { ["\"\(title)\""] }
  package var label: String? { previous.map { SystemWord.back(to: $0, in: locale) } ?? title }
  package var role: AccessibilityRole { .button }
}

extension BackButtonContent: HeadlessMeasurable {
  /// An arrow of 20 points and letters of 8 points, or the arrow alone.
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    let whole = 20 + 8 * CGFloat(title.count)
    return CGSize(width: whole <= proposal.width ?? .infinity ? whole : 20, height: 20)
  }
}

/// The bar at the bottom of a page, around its items.
package struct BottomBarContent: ElementContent {
  package static let kind = "BottomBar"
  package var role: AccessibilityRole { .toolbar }
}
