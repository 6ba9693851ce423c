import CGTK
import SwiftUIGTK

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The class of the widget.
  var type: GType {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  }

  func isA(_ type: GType) -> Bool { g_type_is_a(self.type, type) != 0 }

  /// The widgets directly inside, in order.
  var children: [WidgetPointer] {
    guard let first = gtk_widget_get_first_child(self) else { return [] }
    return Array(sequence(first: first) { gtk_widget_get_next_sibling($0) })
  }

  /// The widget, and then all that are inside.
  var withDescendants: [WidgetPointer] { [self] + children.flatMap(\.withDescendants) }

  /// The widget, and then those around it.
  var withAncestors: [WidgetPointer] {
    Array(sequence(first: self) { gtk_widget_get_parent($0) })
  }

  /// The widget or the first one inside it that is of a class.
  package func first(_ type: GType) -> WidgetPointer? { withDescendants.first { $0.isA(type) } }

  /// The widget or the first one inside it that holds text to be edited.
  var firstField: TextWidget? {
    first(gtk_text_get_type()).map { .line($0) } ?? first(gtk_text_view_get_type()).map { .area($0) }
  }

  /// The event controllers of the widget that are of a class.
  func controllers(_ type: GType) -> [GObjectReference] {
    let list = gtk_widget_observe_controllers(self)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      g_list_model_get_item(list, index).map { GObjectReference(adopting: $0) }
    }
    .filter { g_type_is_a($0.type, type) != 0 }
  }
}

@MainActor
extension GObjectReference {
  /// The class of the object.
  var type: GType {
    pointer.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  }
}

/// A widget that holds text to be edited.
@MainActor
enum TextWidget {
  case line(WidgetPointer)
  case area(WidgetPointer)

  var widget: WidgetPointer {
    switch self {
    case .line(let widget), .area(let widget): widget
    }
  }

  /// Types letter by letter at the end.
  func type(_ text: String, replacing: Bool) {
    switch self {
    case .line(let widget):
      if replacing, gtk_editable_get_text(widget.opaque).pointee != 0 {
        gtk_editable_delete_text(widget.opaque, 0, -1)
      }
      for letter in text {
        var position = Int32.max
        gtk_editable_set_position(widget.opaque, -1)
        position = gtk_editable_get_position(widget.opaque)
        gtk_editable_insert_text(widget.opaque, String(letter), -1, &position)
        gtk_editable_set_position(widget.opaque, position)
        MainLoop.handlePending()
      }
    case .area(let widget):
      let buffer = gtk_text_view_get_buffer(widget.cast())
      if replacing { gtk_text_buffer_set_text(buffer, "", -1) }
      var end = GtkTextIter()
      gtk_text_buffer_get_end_iter(buffer, &end)
      gtk_text_buffer_place_cursor(buffer, &end)
      for letter in text {
        gtk_text_buffer_insert_interactive_at_cursor(buffer, String(letter), -1, 1)
        MainLoop.handlePending()
      }
    }
  }
}
