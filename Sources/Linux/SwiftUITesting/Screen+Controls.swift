import SwiftUI

extension Screen {
  /// The content of the first control of a kind that is called this, by itself or by its label.
  package func control<Content: ElementContent>(_ type: Content.Type, _ name: String) -> Content? {
    elements.first { $0.content is Content && $0.spokenLabel == name }?.content as? Content
  }

  /// Presses the first button that is called this. A disabled one cannot be pressed.
  package func press(_ name: String) {
    if let button = control(ButtonContent.self, name), button.isEnabled { button.press() }
    update()
  }
}
