import Foundation

/// What can be seen of a page at a moment.
package struct WebPageStatus: Sendable, Hashable {
  /// The address of the page, or of a load on the way that the program asked for.
  package var url: URL?
  /// The title of the page, empty if it has none.
  package var title = ""
  /// How much has arrived, 0 to 1.
  package var progress = 0.0
  /// Whether a load is on the way.
  package var isLoading = false
  /// Whether there is a page before.
  package var canGoBack = false
  /// Whether there is a page after.
  package var canGoForward = false

  /// No page yet.
  package init() {}
}
