import CGTK
import SwiftUI

extension Canvas {
  /// Tells when the canvas is held down with the first button or a finger, and when it is let go there.
  func addPress(
    held: @escaping @MainActor (Bool) -> Void, pressed: @escaping @MainActor () -> Void
  ) {
    guard let gesture = gtk_gesture_click_new() else { return }
    let pointer = UnsafeMutableRawPointer(gesture)
    connect(pointer, "pressed") { held(true) }
    connect(pointer, "released") { [weak self] (_: Int32, x: Double, y: Double) in
      held(false)
      guard let self, gtk_widget_contains(widget, x, y) != 0 else { return }
      // Nothing around the button shall take this for a press of its own.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      pressed()
    }
    connect(pointer, "cancel") { held(false) }
    gtk_widget_add_controller(widget, gesture)
  }
}

/// Keys that press a canvas from anywhere in its window.
@MainActor
final class ShortcutController {
  let stroke: KeyStroke
  private let widget: WidgetPointer
  private let controller: OpaquePointer

  /// Nothing for a key that no keyboard has.
  init?(_ stroke: KeyStroke, presses widget: WidgetPointer) {
    guard let key = stroke.character.keyValue, let controller = gtk_shortcut_controller_new() else {
      return nil
    }
    self.stroke = stroke
    self.widget = widget
    self.controller = controller
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    // A window moves the focus by arrows, and would take them first.
    if stroke.character.isArrow { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE) }
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(key, stroke.modifiers.gdk), gtk_named_action_new(CanvasClass.pressAction)))
    gtk_widget_add_controller(widget, controller)
  }

  func remove() {
    gtk_widget_remove_controller(widget, controller)
  }
}

extension Character {
  fileprivate var isArrow: Bool { ("\u{F700}"..."\u{F703}").contains(self) }

  /// The key that types the character.
  fileprivate var keyValue: guint? {
    switch self {
    case "\r", "\n": return guint(GDK_KEY_Return)
    case "\u{1B}": return guint(GDK_KEY_Escape)
    case "\u{8}": return guint(GDK_KEY_BackSpace)
    case KeyEquivalent.upArrow.character: return guint(GDK_KEY_Up)
    case KeyEquivalent.downArrow.character: return guint(GDK_KEY_Down)
    case KeyEquivalent.leftArrow.character: return guint(GDK_KEY_Left)
    case KeyEquivalent.rightArrow.character: return guint(GDK_KEY_Right)
    default: return unicodeScalars.first.map { gdk_unicode_to_keyval($0.value) }
    }
  }
}

extension EventModifiers {
  /// As GTK takes them; keyboards of Linux have Control for Command.
  fileprivate var gdk: GdkModifierType {
    var flags: UInt32 = 0
    if contains(.shift) { flags |= GDK_SHIFT_MASK.rawValue }
    if contains(.control) || contains(.command) { flags |= GDK_CONTROL_MASK.rawValue }
    if contains(.option) { flags |= GDK_ALT_MASK.rawValue }
    return GdkModifierType(rawValue: flags)
  }
}
