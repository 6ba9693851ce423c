import CGTK
import Foundation
import SwiftUI

/// What a person does with a row: a press, and deleting and moving it by keys, by its menu or in edit mode.
@MainActor
final class ListRowHandling {
  private let canvas: Canvas
  private let content: @MainActor () -> ListRowContent?
  private lazy var menu = MenuPopover(on: canvas)
  private var isEditable = false
  private var isDragging = false

  init(of canvas: Canvas, content: @escaping @MainActor () -> ListRowContent?) {
    self.canvas = canvas
    self.content = content
    addPress()
    update()
  }

  /// Listens for more once the row can be edited.
  func update() {
    guard !isEditable, content()?.isEditable == true else { return }
    isEditable = true
    addEditing()
  }

  private var widget: WidgetPointer { canvas.widget }
  private var size: CGSize {
    CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
  }

  // MARK: Pressing

  private func addPress() {
    guard let click = gtk_gesture_click_new() else { return }
    let object = UnsafeMutableRawPointer(click)
    connect(object, "pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      guard let self, content()?.press != nil, !hasControl(at: x, y) else {
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_DENIED)
        return
      }
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
    }
    connect(object, "released") { [weak self] (_: Int32, x: Double, y: Double) in
      guard let self else { return }
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      guard gtk_widget_contains(widget, x, y) != 0 else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      gtk_widget_grab_focus(widget)
      canvas.press?()
    }
    connect(object, "stopped") { [weak self] in self?.release() }
    connect(object, "cancel") { [weak self] in self?.release() }
    gtk_widget_add_controller(widget, click)
  }

  private func release() { gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE) }

  /// Whether a control in the row is at a point: a press there is not one of the row.
  private func hasControl(at x: Double, _ y: Double) -> Bool {
    var current = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    while let inside = current, inside != widget {
      if gtk_widget_get_focusable(inside) != 0 { return true }
      current = gtk_widget_get_parent(inside)
    }
    return false
  }

  // MARK: Editing

  private func addEditing() {
    addKeys()
    addMenuClick()
    addSigns()
  }

  private func addKeys() {
    guard let keys = gtk_shortcut_controller_new() else { return }
    for key in ["Delete", "KP_Delete"] {
      add(key, to: keys) { content in
        content.delete?()
        return content.delete != nil
      }
    }
    for (key, step) in [("<Alt>Up", -1), ("<Alt>Down", 1)] {
      add(key, to: keys) { [weak self] content in
        self?.move(by: step)
        return content.move != nil
      }
    }
    for key in ["Menu", "<Shift>F10"] {
      add(key, to: keys) { [weak self] _ in
        self?.openMenu(at: nil)
        return true
      }
    }
    gtk_widget_add_controller(widget, keys)
  }

  private func add(
    _ key: String, to keys: OpaquePointer, _ action: @escaping @MainActor (ListRowContent) -> Bool
  ) {
    let handler = RowKey { [weak self] in
      // Keys of controls inside are theirs.
      guard let self, gtk_widget_has_focus(widget) != 0, let content = content(), content.isEnabled else {
        return false
      }
      return action(content)
    }
    let callback: GtkShortcutFunc = { _, _, data in
      guard let data else { return 0 }
      let key = Unmanaged<RowKey>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { key.action() } ? 1 : 0
    }
    let shortcut = gtk_callback_action_new(callback, Unmanaged.passRetained(handler).toOpaque()) { data in
      if let data { Unmanaged<RowKey>.fromOpaque(data).release() }
    }
    gtk_shortcut_controller_add_shortcut(
      keys, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(key), shortcut))
  }

  /// Moves the row one place up or down.
  private func move(by step: Int) {
    guard let content = content(), let move = content.move else { return }
    // The target is the row before which it goes, counted while it is still in its place.
    let target = step < 0 ? content.index - 1 : content.index + 2
    if target >= 0, step < 0 || !content.isLast { move(target) }
  }

  private func addMenuClick() {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] (_: Int32, x: Double, y: Double) in
      guard gtk_gesture_single_get_current_button(click) == guint(GDK_BUTTON_SECONDARY) else { return }
      self?.openMenu(at: CGPoint(x: x, y: y))
    }
    gtk_widget_add_controller(widget, click)
  }

  private func openMenu(at point: CGPoint?) {
    guard let content = content(), content.isEnabled, let locale = content.locale else { return }
    let name = { (word: SystemWord) in word.string(in: locale) }
    var moves: [MenuEntry] = []
    if content.move != nil, content.index > 0 {
      moves.append(MenuEntry(title: name(.moveUp), press: Action { [weak self] in self?.move(by: -1) }))
    }
    if content.move != nil, !content.isLast {
      moves.append(MenuEntry(title: name(.moveDown), press: Action { [weak self] in self?.move(by: 1) }))
    }
    let delete = content.delete.map { MenuEntry(title: name(.delete), isDestructive: true, press: $0) }
    menu.open(
      [MenuSection(entries: moves), MenuSection(entries: delete.map { [$0] } ?? [])],
      at: point ?? CGPoint(x: size.width / 2, y: size.height / 2))
  }

  // MARK: Edit mode

  /// The signs at the sides of the row: one deletes it with a click, the other moves it along with the pointer.
  private func addSigns() {
    guard let drag = gtk_gesture_drag_new() else { return }
    let object = UnsafeMutableRawPointer(drag)
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    connect(object, "drag-begin") { [weak self] (x: Double, y: Double) in
      guard let self, let content = content(), content.isEditing, content.isEnabled else {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
        return
      }
      let point = CGPoint(x: x, y: y)
      if let delete = content.delete, content.deletionSlot(in: size).insetBy(dx: -8, dy: -8).contains(point) {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        delete()
      } else if content.move != nil,
        content.trailingSlot(in: size).insetBy(dx: -10, dy: -10).contains(point)
      {
        isDragging = true
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      } else {
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    connect(object, "drag-update") { [weak self] (_: Double, y: Double) in self?.dragged(by: y) }
    connect(object, "drag-end") { [weak self] (_: Double, _: Double) in self?.isDragging = false }
    gtk_widget_add_controller(widget, drag)
  }

  /// The distance is from where the row now is: it shrinks once the row has moved.
  private func dragged(by distance: Double) {
    guard isDragging, abs(distance) > size.height * 0.75 else { return }
    move(by: distance < 0 ? -1 : 1)
  }
}

/// What a key does, kept by its shortcut.
private final class RowKey {
  let action: @MainActor () -> Bool

  init(_ action: @escaping @MainActor () -> Bool) { self.action = action }
}
