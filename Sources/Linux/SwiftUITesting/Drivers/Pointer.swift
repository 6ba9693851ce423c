import CGTK
import SwiftUI
import SwiftUIGTK

/// Clicks in a window. GTK lets no program make events, so the gestures that would hear one are told directly, after GTK
/// said what is under the pointer.
@MainActor
struct Pointer {
  private let window: WidgetPointer

  init(_ window: WidgetPointer) {
    self.window = window
  }

  /// Clicks on the middle of a widget.
  ///
  /// - Throws: ``NotPossible`` if something else is there.
  func click(_ widget: WidgetPointer) throws {
    let (hit, point) = try find(widget)
    try press(from: hit, to: widget, at: point)
  }

  /// Presses on the middle of a widget for long, or drags it from there.
  ///
  /// - Throws: ``NotPossible`` if something else is there.
  func perform(_ movement: Movement, on widget: WidgetPointer) throws {
    let (_, point) = try find(widget)
    let place = try translate(point, from: window, to: widget)
    switch movement {
    case .longPress:
      for gesture in widget.controllers(gtk_gesture_long_press_get_type()) {
        emit(gesture, "pressed", Double(place.x), Double(place.y))
      }
    case .drag(let way):
      for gesture in widget.controllers(gtk_gesture_drag_get_type()) {
        emit(gesture, "drag-begin", Double(place.x), Double(place.y))
        emit(gesture, "drag-update", Double(way.width), Double(way.height))
        emit(gesture, "drag-end", Double(way.width), Double(way.height))
      }
    case .magnification(let scale):
      for gesture in widget.controllers(gtk_gesture_zoom_get_type()) {
        emit(gesture, "scale-changed", Double(scale))
        emit(gesture, "end", NoSequence())
      }
    }
  }

  /// The widget under the middle of another, which is that one or inside of it, and the point in the window.
  private func find(_ widget: WidgetPointer) throws -> (hit: WidgetPointer, point: CGPoint) {
    guard gtk_widget_get_mapped(widget) != 0 else { throw NotPossible(reason: "is not shown in the window.") }
    guard gtk_widget_is_sensitive(widget) != 0 else { throw NotPossible(reason: "is insensitive.") }
    let middle = CGPoint(
      x: Double(gtk_widget_get_width(widget)) / 2, y: Double(gtk_widget_get_height(widget)) / 2)
    let point = try translate(middle, from: widget, to: window)
    guard let hit = gtk_widget_pick(window, point.x, point.y, GTK_PICK_DEFAULT) else {
      throw NotPossible(reason: "is outside of the window.")
    }
    guard hit == widget || gtk_widget_is_ancestor(hit, widget) != 0 else {
      throw NotPossible(reason: "is covered by a widget of the kind \(hit.name).")
    }
    return (hit, point)
  }

  /// Tells the gestures between the widget under the pointer and the one that is meant, the innermost first.
  private func press(from hit: WidgetPointer, to widget: WidgetPointer, at point: CGPoint) throws {
    let way = hit.withAncestors.prefix { $0 != gtk_widget_get_parent(widget) }
    for current in way where current.isCanvas {
      let gestures = current.controllers(gtk_gesture_click_get_type())
      guard !gestures.isEmpty else { continue }
      let place = try translate(point, from: window, to: current)
      for gesture in gestures {
        emit(gesture, "pressed", Int32(1), Double(place.x), Double(place.y))
        emit(gesture, "released", Int32(1), Double(place.x), Double(place.y))
      }
      return
    }
    // GTK's own widgets look at the event behind a gesture; they are activated, which leads to the same.
    for current in way where !current.isCanvas && gtk_widget_activate(current) != 0 { return }
    for inner in widget.withDescendants where !inner.isCanvas && gtk_widget_activate(inner) != 0 { return }
    guard gtk_widget_activate_action_variant(widget, "canvas.press", nil) != 0 else {
      throw NotPossible(reason: "does not hear clicks.")
    }
  }

  private func translate(_ point: CGPoint, from: WidgetPointer, to: WidgetPointer) throws -> CGPoint {
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(from, to, point.x, point.y, &x, &y) != 0 else {
      throw NotPossible(reason: "is in another window.")
    }
    return CGPoint(x: x, y: y)
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Whether it is one of our own widgets.
  fileprivate var isCanvas: Bool { isA(g_type_from_name("HighStreetCanvas")) }

  /// The name for style sheets.
  fileprivate var name: String { gtk_widget_get_css_name(self).map { String(cString: $0) } ?? "" }
}

/// The touch of a gesture that nobody makes.
private struct NoSequence: GValueConvertible {
  static var gType: GType { gdk_event_sequence_get_type() }
  static func read(from value: UnsafePointer<GValue>) -> NoSequence { NoSequence() }
  func write(to value: UnsafeMutablePointer<GValue>) {}
}
