/// How much of a button is seen besides its label.
package enum ButtonLook: String, Sendable {
  /// A raised button.
  case regular
  /// A button that is seen under the pointer only, as in bars.
  case flat
  /// The label in the colour of controls, as in lists.
  case text
  /// The label, dimmed while the button is pressed.
  case plain
  /// What a style of the app's draws.
  case custom
}

/// What pressing a button leads to.
package enum ButtonEmphasis: String, Sendable {
  case none
  /// What the user most likely wants.
  case suggested
  /// What cannot be taken back.
  case destructive
}

/// A button around its label.
package struct ButtonContent: ElementContent {
  package static let kind = "Button"

  package var look = ButtonLook.regular
  package var emphasis = ButtonEmphasis.none
  package var isEnabled: Bool
  /// Whether what it stands for is on, if it can be on.
  package var isChecked: Bool?
  /// Whether what it opens is open, if it opens something.
  package var isExpanded: Bool?
  /// Whether it leads to a page outside of the app.
  package var isLink = false
  package var shortcut: KeyStroke?
  package var press: Action<Void>
  /// Told when the button is held down, and when it is let go.
  package var pressing: Action<Bool>?

  /// Whether pressing it cannot be taken back.
  package var isDestructive: Bool { emphasis == .destructive }
  /// Whether it is what the user most likely wants.
  package var isDefault: Bool { emphasis == .suggested }

  package var details: [String] {
    var details: [String] = []
    if look != .regular { details.append(look.rawValue) }
    if emphasis != .none { details.append(emphasis.rawValue) }
    if let isChecked { details.append(isChecked ? "on" : "off") }
    if let isExpanded { details.append(isExpanded ? "expanded" : "collapsed") }
    if !isEnabled { details.append("disabled") }
    return details
  }

  package var role: AccessibilityRole { isLink ? .link : .button }
}

extension EnvironmentValues {
  /// What pressing the buttons inside leads to.
  package var buttonEmphasis: ButtonEmphasis {
    get { self[ButtonEmphasisKey.self] }
    set { self[ButtonEmphasisKey.self] = newValue }
  }
}

private enum ButtonEmphasisKey: EnvironmentKey {
  static var defaultValue: ButtonEmphasis { .none }
}
