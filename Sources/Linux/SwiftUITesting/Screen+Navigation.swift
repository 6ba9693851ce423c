import SwiftUI

extension Screen {
  /// Presses the back button and brings the screen up to date.
  package func back() {
    content(BackButtonContent.self)?.press()
    update()
  }

  /// The title of the first page.
  package var title: String? { content(NavigationBarContent.self)?.title }
}
