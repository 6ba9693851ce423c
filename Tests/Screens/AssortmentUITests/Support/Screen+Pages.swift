import SwiftUI
import SwiftUITesting

extension Screen {
  /// The title of the page that can be seen.
  var visibleTitle: String? {
    elements.filter(\.isSeen).compactMap { ($0.content as? NavigationBarContent)?.title }.last
  }

  /// The web page that can be seen.
  var shownPage: HeadlessWebEngine? {
    elements.filter(\.isSeen).compactMap { ($0.content as? WebPageContent)?.controller.engine }.last
      as? HeadlessWebEngine
  }
}

extension HeadlessWebEngine {
  /// The addresses that it was told to load.
  var loads: [String] {
    commands.compactMap { if case .load(let url) = $0 { url.absoluteString } else { nil } }
  }
}
