/// Something over the rest of the window: a dimmed backdrop and, inside, what is presented.
package struct PresentationContent: ElementContent {
  package static let kind = "Presentation"

  /// What is presented.
  package enum Style: String, Sendable {
    case sheet, fullScreenCover, popover, alert, actionSheet
  }

  package var style: Style
  /// What assistive technology calls it.
  package var title: String?
  /// Whether nothing below can be reached.
  package var isModal: Bool
  /// Whether something else is presented on top.
  package var isCovered: Bool
  /// Whether a click beside it closes it.
  package var dismissesOutside: Bool
  /// What Escape does, and a click beside it if that closes it; `nil` if the user must choose.
  package var dismiss: Action<Void>?

  package var details: [String] { [style.rawValue] + (isCovered ? ["covered"] : []) }
  package var label: String? { title }
  package var role: AccessibilityRole { style == .alert ? .alert : .dialog }
}

/// The ground that a presentation stands on.
package struct CardContent: ElementContent {
  package static let kind = "Card"

  /// Which corners are round.
  package enum Corners: Sendable {
    case none, top, all
  }

  package var corners: Corners
  /// Whether the ground is drawn; an action sheet draws its groups of buttons.
  package var isFilled: Bool
  /// Whether the ground differs from that of windows, as of small cards.
  package var isRaised: Bool

  package init(corners: Corners, isFilled: Bool = true, isRaised: Bool = false) {
    self.corners = corners
    self.isFilled = isFilled
    self.isRaised = isRaised
  }
}
