import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

final class ListRowPeerTests: ToolkitTestCase {
  private struct Shop: View {
    @State var chosen: Int?
    @State var names = ["Tea", "Rice", "Salt", "Oil"]
    @State var isOn = false
    var body: some View {
      List(selection: $chosen) {
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Toggle("Fresh", isOn: $isOn).tag(99)
      }
    }
  }

  @MainActor
  private static func show() -> ControlWindow { ControlWindow { Shop() } }

  @MainActor
  private static func row(_ text: String, in window: ControlWindow) -> ListRowPeer? {
    window.elements.first { $0.content is ListRowContent && $0.joinedTexts.contains(text) }?.peer
      as? ListRowPeer
  }

  func testAPressSelectsARowAndItsWidgetShowsIt() throws {
    try MainActor.assumeIsolated {
      let window = Self.show()
      let row = try XCTUnwrap(Self.row("Rice", in: window))
      XCTAssertEqual(gtk_widget_has_css_class(row.widget, Look.RowClass.selected), 0)
      XCTAssertTrue(window.activate(row.widget))
      XCTAssertNotEqual(gtk_widget_has_css_class(row.widget, Look.RowClass.selected), 0)
      window.close()
    }
  }

  func testReturnPressesTheRowWithTheFocusAndArrowsMoveIt() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 400)) { Shop() }
      try screen.press(.down)
      try screen.press(.return)
      let selected = screen.elements.filter { ($0.content as? ListRowContent)?.isSelected == true }
      XCTAssertEqual(selected.map(\.joinedTexts), ["Rice"])
      try screen.press(.up)
      try screen.press(.space)
      let next = screen.elements.filter { ($0.content as? ListRowContent)?.isSelected == true }
      XCTAssertEqual(next.map(\.joinedTexts), ["Tea"])
      screen.window?.close()
    }
  }

  func testTabReachesAControlInARowThatCanHaveTheFocusItself() throws {
    try MainActor.assumeIsolated {
      let window = Self.show()
      let row = try XCTUnwrap(Self.row("Fresh", in: window))
      gtk_widget_grab_focus(row.widget)
      XCTAssertNotEqual(gtk_widget_has_focus(row.widget), 0)
      gtk_widget_child_focus(window.window.widget, GTK_DIR_TAB_FORWARD)
      let focus = try XCTUnwrap(gtk_window_get_focus(window.window.widget.cast()))
      XCTAssertNotEqual(focus, row.widget)
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, row.widget), 0)
      window.close()
    }
  }

  func testKeysDeleteAndMoveTheRowWithTheFocus() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 400)) { Shop() }
      @MainActor func rows() -> [String] {
        screen.elements.filter { $0.content is ListRowContent }.map(\.joinedTexts).dropLast()
      }
      try screen.press(Key("<Alt>Down"))
      XCTAssertEqual(rows(), ["Rice", "Tea", "Salt", "Oil"])
      try screen.press(Key("Delete"))
      XCTAssertEqual(rows(), ["Tea", "Salt", "Oil"])
      try screen.close()
    }
  }

  func testARowIsAListItemCalledByItsTextsThatTellsWhetherItIsSelected() throws {
    try MainActor.assumeIsolated {
      let window = Self.show()
      let row = try XCTUnwrap(Self.row("Salt", in: window))
      XCTAssertTrue(row.has(GTK_ACCESSIBLE_ROLE_LIST_ITEM))
      XCTAssertTrue(row.has(GTK_ACCESSIBLE_PROPERTY_LABEL))
      XCTAssertTrue(row.has(GTK_ACCESSIBLE_STATE_SELECTED))
      window.close()
    }
  }

  func testCardsLieOnTheWindowsGround() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 400, height: 400)) {
        List { Section { Text("Card") } }.listStyle(InsetGroupedListStyle())
      }
      try screen.setColorScheme(.light)
      let row = Query.kind(ListRowContent.self)
      XCTAssertGreaterThan(try screen.color(of: row, at: UnitPoint(x: 0.5, y: 0.3)).red, 0.9)
      try screen.close()
    }
  }
}
