import CGTK
import Foundation
import Ratios
import SwiftUIGTK

/// A `GtkListView` whose rows are boxes with two labels.
@MainActor
final class BareList {
  private let strings: OpaquePointer

  init(rows: Int) {
    strings = gtk_string_list_new(nil)
    for number in 0..<rows { gtk_string_list_append(strings, "Row \(number)") }
  }

  /// The processor time to the first frame, in seconds.
  func mount() -> Double {
    let window = BareWindow()
    let seconds = ProcessCost.seconds {
      window.show(makeList())
      MainLoop.runFrame(of: window.widget)
    }
    window.close()
    return seconds
  }

  private func makeList() -> WidgetPointer {
    guard let factory = gtk_signal_list_item_factory_new() else { return gtk_label_new(nil) }
    connectRaw(factory, "setup") { _, item, _ in
      guard let row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4) else { return }
      for _ in 0..<2 {
        guard let label = gtk_label_new(nil) else { return }
        gtk_label_set_xalign(label.opaque, 0)
        gtk_box_append(row.cast(), label)
      }
      gtk_list_item_set_child(item, row)
    }
    connectRaw(factory, "bind") { _, item, _ in
      guard let row = gtk_list_item_get_child(item), let first = gtk_widget_get_first_child(row),
        let second = gtk_widget_get_next_sibling(first), let object = gtk_list_item_get_item(item)
      else { return }
      let string = gtk_string_object_get_string(OpaquePointer(object))
      gtk_label_set_label(first.opaque, string)
      gtk_label_set_label(second.opaque, string)
    }
    let list = gtk_list_view_new(gtk_no_selection_new(strings), factory)
    guard let scroller = gtk_scrolled_window_new() else { return gtk_label_new(nil) }
    gtk_scrolled_window_set_child(scroller.opaque, list)
    return scroller
  }

  private func connectRaw(
    _ factory: OpaquePointer, _ signal: String,
    _ handler:
      @escaping @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer?) -> Void
  ) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(factory), signal, unsafeBitCast(handler, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
  }
}

/// Labels in a box.
@MainActor
final class BareLabels {
  private let box: WidgetPointer
  private let label: WidgetPointer

  init(rows: Int) {
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    label = gtk_label_new("Row")
    gtk_box_append(box.cast(), label)
    for number in 0..<rows * 2 { gtk_box_append(box.cast(), gtk_label_new("Row \(number)")) }
  }

  /// The processor time from a new text of a label to the frame that shows it: the middle one of many, in seconds.
  func change() -> Double {
    let window = BareWindow()
    window.show(box)
    MainLoop.runFrame(of: window.widget)
    MainLoop.handlePending()
    let times = (0..<60).map { number in
      ProcessCost.seconds {
        gtk_label_set_label(label.opaque, "Changed \(number)")
        MainLoop.runFrame(of: window.widget)
      }
    }
    window.close()
    return median(times)
  }
}

/// A window with GTK's own widgets.
@MainActor
struct BareWindow {
  let widget: WidgetPointer = adw_window_new()

  func show(_ content: WidgetPointer) {
    gtk_window_set_default_size(widget.cast(), 400, 700)
    adw_window_set_content(widget.cast(), content)
    gtk_window_present(widget.cast())
  }

  func close() {
    gtk_window_destroy(widget.cast())
    MainLoop.handlePending()
  }
}
