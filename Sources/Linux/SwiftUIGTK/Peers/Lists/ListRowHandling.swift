import CGTK
import Foundation
import SwiftUI

/// What a person does with a row: a press, and deleting and moving it by keys, by its menu or in edit mode.
@MainActor
final class ListRowHandling {
  private let canvas: Canvas
  private let content: @MainActor () -> ListRowContent?
  private let menu: ListRowMenu
  private var isDragging = false

  init(of canvas: Canvas, content: @escaping @MainActor () -> ListRowContent?) {
    self.canvas = canvas
    self.content = content
    menu = ListRowMenu(on: canvas)
    addPress()
    if content()?.isEditable == true { addEditing() }
  }

  func end() { menu.close() }

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
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") {
      [weak self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
      self?.handle(key: Int32(key), isAlt: state & GDK_ALT_MASK.rawValue != 0) ?? false
    }
    gtk_widget_add_controller(widget, keys)
  }

  private func handle(key: Int32, isAlt: Bool) -> Bool {
    // Keys of controls inside are theirs.
    guard gtk_widget_has_focus(widget) != 0, let content = content(), content.isEnabled else { return false }
    switch key {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete:
      guard let delete = content.delete else { return false }
      delete()
    case GDK_KEY_Up where isAlt: move(by: -1)
    case GDK_KEY_Down where isAlt: move(by: 1)
    case GDK_KEY_Menu: openMenu(at: nil)
    default: return false
    }
    return true
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
      self?.openMenu(at: CGPoint(x: x, y: y))
    }
    gtk_widget_add_controller(widget, click)
  }

  private func openMenu(at point: CGPoint?) {
    guard let content = content(), content.isEnabled else { return }
    var entries: [ListRowMenu.Entry] = []
    if content.move != nil {
      if content.index > 0 { entries.append(("Move Up", { [weak self] in self?.move(by: -1) })) }
      if !content.isLast { entries.append(("Move Down", { [weak self] in self?.move(by: 1) })) }
    }
    if let delete = content.delete { entries.append(("Delete", { delete() })) }
    menu.open(entries, at: point ?? CGPoint(x: size.width / 2, y: size.height / 2))
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

extension ListRowContent {
  /// Whether the row can be deleted or moved.
  var isEditable: Bool { delete != nil || move != nil }
}
