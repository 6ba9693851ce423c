import SwiftUI
import SwiftUITesting
import XCTest

/// The pages with controls, used through widgets.
final class ControlWindowTests: GalleryWindowCase {
  func testButtonsAndMenus() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.buttons) { screen in
        for (index, button) in ["Press", "Add", "Plain", "Borderless", "Own style"].enumerated() {
          try screen.tap(.text(button))
          XCTAssertTrue(screen.has(.text("Pressed \(index + 1) times")), screen.text)
        }
        XCTAssertThrowsError(try screen.tap(.text("Disabled")))
        try screen.select("By price", in: .text("Sort"))
        XCTAssertTrue(screen.has("Chosen: By price"))
        try screen.select("Share", in: .text("Press me long"))
        XCTAssertTrue(screen.has("Chosen: Share"))
      }
    }
  }

  func testTabGoesFromButtonToButtonAndReturnPresses() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.progress) { screen in
        // From the way back, which has the focus at first, to the only button of the page.
        try screen.press(.tab)
        try screen.press(.return)
        XCTAssertTrue(screen.dump.contains("40%"), screen.dump)
        try screen.press(.space)
        XCTAssertTrue(screen.dump.contains("50%"), screen.dump)
      }
    }
  }

  func testFields() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.fields) { screen in
        try screen.type("Ada", into: "Name")
        XCTAssertTrue(screen.has("Typed: Ada"))
        XCTAssertTrue(screen.has("Editing"))
        try screen.type(" L.", into: "Name", .appending, committing: true)
        XCTAssertTrue(screen.has("Committed: Ada L."))
        try screen.press(.tab)
        XCTAssertTrue(screen.has("Not editing"), "the focus is in the next field")
        try screen.press(.backTab)
        XCTAssertTrue(screen.has("Editing"))
        try screen.type("Grace", into: "Plain")
        XCTAssertTrue(screen.has("Not editing"))
        XCTAssertTrue(screen.has("Typed: Grace"))
        XCTAssertThrowsError(try screen.type("no", into: "Closed"))
        try screen.type("1234", into: "Password")
        XCTAssertTrue(screen.has("4 characters"))
        try screen.type("\nand more", into: .kind(TextEditorContent.self), .appending)
        XCTAssertEqual(
          try screen.get(TextEditorContent.self, .kind(TextEditorContent.self)).text,
          "Several lines\nof text\nand more")
      }
    }
  }

  func testChoices() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.choices) { screen in
        try screen.tap("Show more")
        XCTAssertTrue(screen.has("Here is more"))
        try screen.select("Large", in: "Size")
        XCTAssertTrue(screen.has("Size 2"))
        try screen.select("Albany", in: "City")
        XCTAssertTrue(screen.has("To Albany"))
        try screen.tap(.text("Details"))
        XCTAssertTrue(screen.has("Nobody expected this."))
      }
    }
  }

  func testValues() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.values) { screen in
        try screen.set("Volume", to: 0.9)
        XCTAssertTrue(screen.has("90 %"))
        try screen.set("Volume in quarters", to: 0.3)
        XCTAssertTrue(screen.has("25 %"), screen.text)
        try screen.step("Rooms: 3", by: 2)
        XCTAssertThrowsError(try screen.step("Rooms: 5"))
      }
    }
  }

  func testDates() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.dates) { screen in
        let date = Date(timeIntervalSince1970: 1_469_750_400 + 864_000)
        try screen.set("Day", to: date)
        XCTAssertTrue(screen.has(.containing("August")), screen.text)
      }
    }
  }
}
