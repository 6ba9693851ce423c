import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

final class ButtonRowWindowTests: ToolkitTestCase {
  private struct Goods: View {
    @State private var sold = 0
    @State private var flat = 0
    var body: some View {
      List {
        HStack {
          Text("Sold \(sold)")
          Spacer()
          Button("Tea") { sold += 1 }
        }
        HStack {
          Text("Flat \(flat)")
          Spacer()
          Button("Rice") { flat += 1 }.buttonStyle(BorderlessButtonStyle())
        }
        HStack {
          Text("Closed")
          Button("Milk") { sold += 100 }.disabled(true)
        }
      }
    }
  }

  @MainActor
  private static func peer<Peer: GTKPeer>(_ type: Peer.Type, _ text: String, in screen: Screen) -> Peer? {
    screen.elements.last { $0.peer is Peer && $0.joinedTexts.contains(text) }?.peer as? Peer
  }

  func testAClickBesideTheLabelPressesTheButtonAndTheRowIsHighlighted() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 300)) { Goods() }
      let row = try XCTUnwrap(Self.peer(ListRowPeer.self, "Sold", in: screen))
      XCTAssertNotEqual(gtk_widget_has_css_class(row.widget, Look.RowClass.pressable), 0)
      let click = try XCTUnwrap(row.widget.clickGestures.first)
      let button = try XCTUnwrap(Self.peer(ButtonPeer.self, "Tea", in: screen))
      // On the button itself, which leaves the press to the row.
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(button.widget, row.widget, 4, 4, &x, &y)
      XCTAssertEqual(gtk_widget_pick(row.widget, x, y, GTK_PICK_DEFAULT), row.widget)
      emit(click, "pressed", Int32(1), x, y)
      XCTAssertNotEqual(
        gtk_widget_get_state_flags(row.widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue, 0)
      emit(click, "released", Int32(1), x, y)
      try screen.settle()
      XCTAssertTrue(screen.has("Sold 1"))
      try screen.tap("Sold 1")
      XCTAssertTrue(screen.has("Sold 2"))
      try screen.close()
    }
  }

  func testReturnAndSpacePressTheRowWithTheFocusOnce() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 300)) { Goods() }
      let row = try XCTUnwrap(Self.peer(ListRowPeer.self, "Sold", in: screen))
      gtk_widget_grab_focus(row.widget)
      try screen.press(.return)
      XCTAssertTrue(screen.has("Sold 1"))
      try screen.press(.space)
      XCTAssertTrue(screen.has("Sold 2"))
      let button = try XCTUnwrap(Self.peer(ButtonPeer.self, "Tea", in: screen))
      XCTAssertEqual(gtk_widget_get_focusable(button.widget), 0, "one stop of Tab is enough")
      try screen.close()
    }
  }

  func testAButtonWithAStyleOfItsOwnIsPressedByItself() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 300)) { Goods() }
      let row = try XCTUnwrap(Self.peer(ListRowPeer.self, "Flat", in: screen))
      XCTAssertEqual(gtk_widget_has_css_class(row.widget, Look.RowClass.pressable), 0)
      XCTAssertEqual(gtk_widget_get_focusable(row.widget), 0)
      let button = try XCTUnwrap(Self.peer(ButtonPeer.self, "Rice", in: screen))
      XCTAssertNotEqual(gtk_widget_get_focusable(button.widget), 0)
      try screen.tap("Rice")
      XCTAssertTrue(screen.has("Flat 1"))
      try screen.close()
    }
  }

  func testADisabledButtonLeavesTheRowAlone() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 300)) { Goods() }
      let row = try XCTUnwrap(Self.peer(ListRowPeer.self, "Closed", in: screen))
      XCTAssertEqual(gtk_widget_has_css_class(row.widget, Look.RowClass.pressable), 0)
      XCTAssertThrowsError(try screen.tap("Milk"))
      try screen.close()
    }
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The gestures of the widget that hear clicks.
  fileprivate var clickGestures: [GObjectReference] {
    let list = gtk_widget_observe_controllers(self)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return items(of: list).filter { g_type_is_a($0.type, gtk_gesture_click_get_type()) != 0 }
  }
}
