import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

private struct Form: View {
  @State private var name = ""
  @State private var log: [String] = []
  @State private var isGift = false
  @State private var isOpen = false
  var body: some View {
    VStack {
      if name.count > 2 { Text("Long enough") }
      TextField("Name", text: $name, onEditingChanged: { log.append($0 ? "in" : "out") }) {
        log.append("done")
      }
      Toggle("Gift", isOn: $isGift)
      Button("Pay") { isOpen = true }
      Text("\(name) \(isGift ? "gift" : "own") \(log.joined(separator: " "))").tagged("state")
    }
    .sheet(isPresented: $isOpen) { Text("Thanks") }
  }
}

final class WindowUsingTests: ToolkitTestCase {
  func testTypingKeepsTheFocusAndTheCursorWhileViewsComeAndGo() throws {
    try MainActor.assumeIsolated {
      try Footprint.unchanged {
        let screen = try Screen.inWindow { Form() }
        try screen.type("Bob", into: "Name")
        XCTAssertTrue(screen.has("Long enough"))
        let field = try XCTUnwrap(gtk_window_get_focus(try XCTUnwrap(screen.window).widget.cast()))
        try screen.type("by", into: "Name", .appending, committing: true)
        XCTAssertEqual(gtk_window_get_focus(try XCTUnwrap(screen.window).widget.cast()), field)
        XCTAssertEqual(gtk_editable_get_position(field.opaque), 5)
        XCTAssertEqual(try screen.get(TextContent.self, "state").text.plain, "Bobby own in done")
        try screen.close()
      }
    }
  }

  func testASwitchIsTappedAndASheetCoversIt() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow { Form() }
      try screen.tap("Gift")
      XCTAssertTrue(screen.has(.containing("gift")), screen.dump)
      try screen.tap("Pay")
      XCTAssertThrowsError(try screen.tap("Gift"))
      try screen.press(.escape)
      XCTAssertFalse(screen.has("Thanks"))
      try screen.tap("Gift")
      XCTAssertTrue(screen.has(.containing("own")), screen.dump)
      try screen.close()
    }
  }
}
