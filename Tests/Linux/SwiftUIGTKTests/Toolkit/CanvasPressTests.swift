import CGTK
import XCTest

@testable import SwiftUIGTK

final class CanvasPressTests: ToolkitTestCase {
  func testAPressableCanvasIsPressedThroughItsAction() {
    MainActor.assumeIsolated {
      let outer = Canvas()
      let inner = Canvas(cssName: "button", role: GTK_ACCESSIBLE_ROLE_BUTTON, isPressable: true)
      outer.insert(inner.widget)
      var presses = 0
      inner.press = { presses += 1 }
      XCTAssertNotEqual(gtk_widget_activate_action_variant(inner.widget, "canvas.press", nil), 0)
      XCTAssertEqual(presses, 1)
      XCTAssertEqual(gtk_widget_activate_action_variant(outer.widget, "canvas.press", nil), 0)
      XCTAssertEqual(presses, 1)
    }
  }

  func testReturnAndSpacePressAPressableCanvasAlone() {
    MainActor.assumeIsolated {
      let (button, plain) = (Canvas(isPressable: true), Canvas())
      XCTAssertEqual(keys(of: button.widget), ["Return", "KP_Enter", "ISO_Enter", "space", "KP_Space"])
      XCTAssertEqual(keys(of: plain.widget), [])
    }
  }
}

/// The keys that do something while a widget has the focus.
@MainActor
private func keys(of widget: WidgetPointer) -> [String] {
  let controllers = gtk_widget_observe_controllers(widget)
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  return items(of: controllers)
    .filter { g_type_is_a($0.type, gtk_shortcut_controller_get_type()) != 0 }
    .flatMap { items(of: $0.opaque) }
    .compactMap { gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger($0.opaque)) }
    .map { text in
      defer { g_free(text) }
      return String(cString: text)
    }
}

@MainActor
private func items(of list: OpaquePointer?) -> [GObjectReference] {
  (0..<g_list_model_get_n_items(list)).compactMap { index in
    g_list_model_get_item(list, index).map { GObjectReference(adopting: $0) }
  }
}
