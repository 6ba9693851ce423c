import SwiftUI

extension Screen {
  /// Presses the button with a label and brings the screen up to date.
  package func press(_ label: String) {
    content(ButtonContent.self, label)?.press()
    update()
  }

  /// Presses the back button and brings the screen up to date.
  package func back() {
    content(BackButtonContent.self)?.press()
    update()
  }

  /// The title of the first page.
  package var title: String? { content(NavigationBarContent.self)?.title }
}
