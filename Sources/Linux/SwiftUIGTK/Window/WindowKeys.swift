import CGTK
import SwiftUI

/// What the keys and the mouse's back button do in a window, where nothing inside wants them.
@MainActor
struct WindowKeys {
  /// Goes back a page.
  var goBack: @MainActor () -> Bool
  /// Closes what is on top, or goes back a page.
  var cancel: @MainActor () -> Bool
  var close: @MainActor () -> Void
  var quit: @MainActor () -> Void

  /// The button of a mouse that browsers go back with.
  private static let backButton: guint = 8

  /// Lets a window hear them. Fields and other widgets that know a key themselves come first.
  func install(on window: WidgetPointer) {
    if let keys = gtk_event_controller_key_new() {
      connect(UnsafeMutableRawPointer(keys), "key-pressed") {
        (key: UInt32, _: UInt32, state: GdkModifierType) -> Bool in
        press(key, state.heldKeys, isRightToLeft: gtk_widget_get_direction(window) == GTK_TEXT_DIR_RTL)
      }
      gtk_widget_add_controller(window, keys)
    }
    if let click = gtk_gesture_click_new() {
      gtk_gesture_single_set_button(click, Self.backButton)
      connect(UnsafeMutableRawPointer(click), "pressed") { (_: Int32, _: Double, _: Double) in _ = goBack() }
      gtk_widget_add_controller(window, click)
    }
  }

  /// Returns whether the key does something.
  func press(_ key: UInt32, _ held: GdkModifierType, isRightToLeft: Bool) -> Bool {
    switch (Int32(bitPattern: key), held) {
    case (GDK_KEY_Escape, .none): return cancel()
    case (isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left, GDK_ALT_MASK), (GDK_KEY_Back, .none): return goBack()
    case (GDK_KEY_w, GDK_CONTROL_MASK): close()
    case (GDK_KEY_q, GDK_CONTROL_MASK): quit()
    default: return false
    }
    return true
  }
}
