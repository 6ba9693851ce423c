/// A key that a person presses, with those held down.
package struct Key: Equatable, Sendable {
  /// The key as GTK's triggers name it, such as `Return` or `<Alt>Left`.
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package static let `return` = Key("Return")
  package static let space = Key("space")
  package static let escape = Key("Escape")
  package static let tab = Key("Tab")
  package static let backTab = Key("<Shift>Tab")
  package static let up = Key("Up")
  package static let down = Key("Down")
  package static let left = Key("Left")
  package static let right = Key("Right")
  package static let back = Key("<Alt>Left")
}
