import CGTK
import SwiftUI

extension ButtonContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ButtonPeer(element, self)
  }

  fileprivate var accessibleRole: GtkAccessibleRole {
    isLink
      ? GTK_ACCESSIBLE_ROLE_LINK : isChecked != nil ? GTK_ACCESSIBLE_ROLE_RADIO : GTK_ACCESSIBLE_ROLE_BUTTON
  }
}

/// A button: a canvas around its label that is pressed by a click, Space, Return or a shortcut.
@MainActor
final class ButtonPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  unowned let element: Element
  private let first: ButtonContent
  /// As it is now: what is pressed may be another closure, which no update tells.
  private var content: ButtonContent { element.content as? ButtonContent ?? first }
  private var shortcut: ShortcutController?

  init(_ element: Element, _ content: ButtonContent) {
    self.element = element
    first = content
    ControlLook.load()
    let surface = Surface(
      for: element, cssName: "button", role: content.accessibleRole, isPressable: true)
    self.surface = surface
    canvas = surface.canvas
    canvas.press = { [weak self] in self?.press() }
    canvas.addPress(
      held: { [weak self] in self?.hold($0) }, pressed: { [weak self] in self?.press() })
    element.followInside { [weak self] _ in self?.describe() }
    showState()
  }

  var widget: WidgetPointer { canvas.widget }
  var chrome: Chrome { content.look.chrome(isTextless: !element.hasText) }
  /// The row takes clicks, and has the focus.
  var reach: Reach { content.isPressedByRow ? .none : .full }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  private func press() {
    // A shortcut is heard wherever the focus is, also in a sheet over the button.
    guard content.isEnabled, element.tree.presentations.canReach(element) else { return }
    content.press()
  }

  private func hold(_ isHeld: Bool) {
    if isHeld {
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
    } else {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
    }
    if content.isEnabled || !isHeld { content.pressing?(isHeld) }
  }

  private func showState() {
    widget.setSensitive(content.isEnabled)
    canvas.isFocusable = !content.isPressedByRow
    widget.setButtonLook(content.look, isTextless: !element.hasText)
    widget.setClass("suggested-action", content.isDefault && content.look == .regular)
    widget.setClass("destructive-action", content.isDestructive && content.look == .regular)
    if shortcut?.stroke != content.shortcut {
      shortcut?.remove()
      shortcut = content.shortcut.flatMap { ShortcutController($0, presses: widget) }
    }
    describe()
  }

  private func describe() {
    canvas.describe(element)
    let accessible = Accessible(widget)
    if let label = element.spokenLabel { accessible.set(.label(label)) }
    if let isChecked = content.isChecked { accessible.set(AccessibleState.checked(isChecked)) }
    if let isExpanded = content.isExpanded { accessible.set(AccessibleState.expanded(isExpanded)) }
  }

  func update(from old: any ElementContent) {
    showState()
  }

  func accessibilityChanged() { describe() }
  func remove() {}
}

extension ButtonLook {
  /// The room that the theme gives a button around its label.
  func chrome(isTextless: Bool) -> Chrome {
    switch self {
    case .regular, .flat:
      let side: CGFloat = isTextless ? 9 : self == .flat ? 10 : 17
      return Chrome(
        insets: EdgeInsets(top: 5, leading: side, bottom: 5, trailing: side),
        minimum: CGSize(width: 34, height: 34))
    case .text, .plain, .custom: return Chrome()
    }
  }
}

extension WidgetPointer {
  /// Gives a canvas named `button` the style classes of a look.
  @MainActor
  func setButtonLook(_ look: ButtonLook, isTextless: Bool) {
    let isBare = look != .regular && look != .flat
    setClass(Look.plainBox, true)
    setClass("flat", look == .flat)
    setClass("image-button", isTextless && !isBare)
    setClass(ControlLook.bare, isBare)
    setClass(ControlLook.dimming, look == .text || look == .plain)
  }
}

extension Element {
  /// Whether there are letters to read in the element.
  var hasText: Bool {
    content is TextContent || children.contains(where: \.hasText)
  }
}
