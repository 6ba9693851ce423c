import CGTK
import SwiftUI
import SwiftUIGTK

/// Presses keys in a window. GTK lets no program make events, so the shortcuts that would hear one are activated directly, in
/// the order in which GTK would ask them.
@MainActor
struct Keyboard {
  private let window: WidgetPointer

  init(_ window: WidgetPointer) {
    self.window = window
  }

  /// Presses a key. Returns whether something heard it.
  ///
  /// - Throws: ``NotPossible`` if there is no such key.
  func press(_ key: Key) throws -> Bool {
    guard let parsed = gtk_shortcut_trigger_parse_string(key.name) else {
      throw NotPossible(reason: "is unknown.")
    }
    let trigger = GObjectReference(adopting: UnsafeMutableRawPointer(parsed))
    // Held, as what hears the key may remove widgets.
    let focus = gtk_window_get_focus(window.cast()) ?? window
    let way = focus.withAncestors.map { GObjectReference(UnsafeMutableRawPointer($0)) }
    let isHeard: (GObjectReference, GtkPropagationPhase) -> Bool = { widget, phase in
      shortcuts(of: widget.widget, phase).contains { activate($0, trigger, on: widget.widget) }
        || tellControllers(of: widget.widget, phase, trigger)
    }
    return pressGlobal(trigger, GTK_PHASE_CAPTURE)
      || way.reversed().contains { isHeard($0, GTK_PHASE_CAPTURE) }
      || way.first.map { isHeard($0, GTK_PHASE_TARGET) } == true
      || way.contains { isHeard($0, GTK_PHASE_BUBBLE) }
      || pressGlobal(trigger, GTK_PHASE_BUBBLE)
  }

  /// Activates a shortcut that hears keys wherever the focus is.
  private func pressGlobal(_ trigger: GObjectReference, _ phase: GtkPropagationPhase) -> Bool {
    window.withDescendants.contains { widget in
      widget.controllers(gtk_shortcut_controller_get_type())
        .filter { gtk_shortcut_controller_get_scope($0.opaque) != GTK_SHORTCUT_SCOPE_LOCAL }
        .filter { gtk_event_controller_get_propagation_phase($0.opaque) == phase }
        .flatMap { items(of: $0) }
        .contains { activate($0, trigger, on: widget) }
    }
  }

  /// Tells what listens for keys. Fields look at the event behind a key, and are left out.
  private func tellControllers(
    of widget: WidgetPointer, _ phase: GtkPropagationPhase, _ trigger: GObjectReference
  ) -> Bool {
    guard !widget.isA(gtk_text_get_type()), !widget.isA(gtk_text_view_get_type()) else { return false }
    let key = gtk_keyval_trigger_get_keyval(trigger.opaque)
    let held = gtk_keyval_trigger_get_modifiers(trigger.opaque)
    return widget.controllers(gtk_event_controller_key_get_type())
      .filter { gtk_event_controller_get_propagation_phase($0.opaque) == phase }
      .contains { emit($0, "key-pressed", UInt32(key), UInt32(0), held, answer: false) }
  }

  private func shortcuts(of widget: WidgetPointer, _ phase: GtkPropagationPhase) -> [GObjectReference] {
    widget.controllers(gtk_shortcut_controller_get_type())
      .filter { gtk_event_controller_get_propagation_phase($0.opaque) == phase }
      .flatMap { items(of: $0) }
  }

  private func items(of list: GObjectReference) -> [GObjectReference] {
    (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      g_list_model_get_item(list.opaque, index).map { GObjectReference(adopting: $0) }
    }
  }

  private func activate(_ shortcut: GObjectReference, _ trigger: GObjectReference, on widget: WidgetPointer)
    -> Bool
  {
    guard Self.matches(gtk_shortcut_get_trigger(shortcut.opaque), trigger) else { return false }
    return gtk_shortcut_action_activate(
      gtk_shortcut_get_action(shortcut.opaque), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
      gtk_shortcut_get_arguments(shortcut.opaque)) != 0
  }

  private static func matches(_ own: OpaquePointer?, _ pressed: GObjectReference) -> Bool {
    guard let own else { return false }
    let object = UnsafeMutableRawPointer(own)
    let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    if g_type_is_a(type, gtk_alternative_trigger_get_type()) != 0 {
      return matches(gtk_alternative_trigger_get_first(own), pressed)
        || matches(gtk_alternative_trigger_get_second(own), pressed)
    }
    return gtk_shortcut_trigger_equal(object, pressed.pointer) != 0
  }
}
