import CGTK
import SwiftUI

extension MenuContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    MenuPeer(element, self)
  }
}

/// A button that opens a menu.
@MainActor
final class MenuPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private let first: MenuContent
  /// As it is now: what is chosen may call another closure, which no update tells.
  private var content: MenuContent { element.content as? MenuContent ?? first }
  private let popover: MenuPopover

  init(_ element: Element, _ content: MenuContent) {
    self.element = element
    first = content
    ControlLook.load()
    let surface = Surface(
      for: element, cssName: "button", role: GTK_ACCESSIBLE_ROLE_BUTTON, isPressable: true)
    self.surface = surface
    canvas = surface.canvas
    popover = MenuPopover(on: canvas)
    canvas.isFocusable = true
    canvas.press = { [weak self] in self?.open() }
    canvas.addPress(held: { _ in }, pressed: { [weak self] in self?.open() })
    popover.opened = { [weak self] isOpen in
      guard let self else { return }
      Accessible(widget).set(AccessibleState.expanded(isOpen))
      if isOpen {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
      }
    }
    Accessible(widget).set(AccessibleState.expanded(false))
    element.followInside { [weak self] _ in self?.describe() }
    showState()
  }

  var widget: WidgetPointer { canvas.widget }
  var chrome: Chrome { content.look.chrome(isTextless: !element.hasText) }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  private func open() {
    if content.isEnabled { popover.open(content.sections) }
  }

  private func showState() {
    widget.setSensitive(content.isEnabled)
    widget.setButtonLook(content.look, isTextless: !element.hasText)
    describe()
  }

  private func describe() {
    canvas.describe(element)
    if let label = element.spokenLabel { Accessible(widget).set(.label(label)) }
  }

  func update(from old: any ElementContent) {
    showState()
  }

  func accessibilityChanged() { describe() }
  func remove() { popover.remove() }
}

extension ContextMenuContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ContextMenuPeer(element)
  }
}

/// What is around a view with a menu: it opens by the second button, a long press, the menu key or Shift and F10.
@MainActor
final class ContextMenuPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private let popover: MenuPopover

  init(_ element: Element) {
    self.element = element
    let surface = Surface(for: element)
    self.surface = surface
    canvas = surface.canvas
    popover = MenuPopover(on: canvas)
    addClick()
    addLongPress()
    addKeys()
    canvas.describe(element)
  }

  var widget: WidgetPointer { canvas.widget }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  func open(at point: CGPoint) {
    guard let content = element.content as? ContextMenuContent else { return }
    popover.open(content.sections, at: point)
  }

  private func addClick() {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.open(at: CGPoint(x: x, y: y))
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func addLongPress() {
    guard let gesture = gtk_gesture_long_press_new() else { return }
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] (x: Double, y: Double) in
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.open(at: CGPoint(x: x, y: y))
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func addKeys() {
    guard let controller = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(controller), "key-pressed") {
      [weak self] (key: UInt32, _: UInt32, modifiers: GdkModifierType) -> Bool in
      let isMenu = key == UInt32(GDK_KEY_Menu)
      guard isMenu || (key == UInt32(GDK_KEY_F10) && modifiers.contains(GDK_SHIFT_MASK)), let self else {
        return false
      }
      open(at: CGPoint(x: element.frame.width / 2, y: element.frame.height / 2))
      return true
    }
    gtk_widget_add_controller(widget, controller)
  }

  func update(from old: any ElementContent) {}
  func accessibilityChanged() { canvas.describe(element) }
  func remove() { popover.remove() }
}
