import SwiftUI
import SwiftUITesting
import XCTest

final class ControlPageTests: XCTestCase {
  func testButtons() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.buttons) { screen in
        for (index, button) in ["Press", "Add", "Plain", "Borderless", "Own style"].enumerated() {
          try screen.tap(.text(button))
          XCTAssertTrue(screen.has(.text("Pressed \(index + 1) times")), screen.text)
        }
        XCTAssertThrowsError(try screen.tap(.text("Disabled")))
        try screen.select("By price", in: .text("Sort"))
        XCTAssertTrue(screen.has("Chosen: By price"))
        try screen.select("By name", in: .text("Sort"))
        XCTAssertTrue(screen.has("Chosen: By name"))
        try screen.select("Share", in: .text("Press me long"))
        XCTAssertTrue(screen.has("Chosen: Share"))
      }
    }
  }

  func testALinkOpensItsAddress() throws {
    try MainActor.assumeIsolated {
      let old = AppRuntime.openURL
      defer { AppRuntime.openURL = old }
      var opened: [URL] = []
      AppRuntime.openURL = { url, _ in opened.append(url) }
      try Screen.onPage(.buttons) { screen in try screen.tap(.text("Open the example")) }
      XCTAssertEqual(opened.map(\.absoluteString), ["https://www.example.com"])
    }
  }

  func testFields() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.fields) { screen in
        XCTAssertTrue(screen.has("Not editing"))
        try screen.type("Ada", into: "Name")
        XCTAssertTrue(screen.has("Typed: Ada"))
        XCTAssertTrue(screen.has("Editing"))
        XCTAssertTrue(screen.has("Committed: nothing"))
        try screen.type(" L.", into: "Name", .appending, committing: true)
        XCTAssertTrue(screen.has("Committed: Ada L."))
        try screen.type("Grace", into: "Plain")
        XCTAssertTrue(screen.has("Not editing"))
        XCTAssertTrue(screen.has("Typed: Grace"))
        XCTAssertThrowsError(try screen.type("no", into: "Closed"))
        try screen.type("1234", into: "Password")
        XCTAssertTrue(screen.has("4 characters"))
        XCTAssertFalse(screen.text.contains("1234"))
        let notes = Query.kind(TextEditorContent.self)
        try screen.type("\nand more", into: notes, .appending)
        XCTAssertEqual(
          try screen.get(TextEditorContent.self, notes).text, "Several lines\nof text\nand more")
      }
    }
  }

  func testChoices() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.choices) { screen in
        try screen.tap("Show more")
        XCTAssertTrue(screen.has("Here is more"))
        XCTAssertThrowsError(try screen.tap("Closed"))
        try screen.tap("Show more")
        XCTAssertFalse(screen.has("Here is more"))
        for (index, size) in ["Small", "Medium", "Large"].enumerated() {
          try screen.select(size, in: "Size")
          XCTAssertTrue(screen.has(.text("Size \(index)")), screen.text)
        }
        XCTAssertTrue(screen.has("To Montréal"))
        try screen.select("Albany", in: "City")
        XCTAssertTrue(screen.has("To Albany"), screen.text)
        XCTAssertFalse(screen.has("Nobody expected this."))
        try screen.tap(.text("Details"))
        XCTAssertTrue(screen.has("Nobody expected this."))
        try screen.tap(.text("Details"))
        XCTAssertFalse(screen.has("Nobody expected this."))
        try screen.scroll(to: "Weather")
      }
    }
  }

  func testValues() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.values) { screen in
        XCTAssertTrue(screen.has("40 %"))
        try screen.set("Volume", to: 0.9)
        XCTAssertTrue(screen.has("90 %"))
        try screen.set("Volume in quarters", to: 0.3)
        XCTAssertTrue(screen.has("25 %"), screen.text)
        try screen.step("Rooms: 3", by: 2)
        XCTAssertThrowsError(try screen.step("Rooms: 5"))
        try screen.step("Rooms: 5", by: -4)
        XCTAssertThrowsError(try screen.step("Rooms: 1", by: -1))
        try screen.step("Rooms", by: 1)
        try screen.step("Rooms", by: 1)
        try screen.step("Rooms", by: -1)
        XCTAssertTrue(screen.has("Rooms: 2"), screen.text)
      }
    }
  }

  func testDates() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.dates) { screen in
        let day = 86_400.0
        let start = Date(timeIntervalSince1970: 1_469_750_400)
        @MainActor func date(_ name: String) throws -> Date { try screen.read(DateContent.self, name).date }
        try screen.set("Departure", to: start + 7_200)
        XCTAssertEqual(try date("Departure"), start + 7_200)
        XCTAssertEqual(try date("Time"), start + 7_200)
        try screen.set("Time", to: start + 3_600)
        XCTAssertEqual(try date("Departure"), start + 3_600)
        try screen.set("Day", to: start + 10 * day)
        XCTAssertEqual(try date("Day"), start + 10 * day)
        XCTAssertTrue(screen.has(.containing("August")), screen.text)
        for (chosen, kept) in [(3, 3), (12, 10), (-2, 0)] as [(Double, Double)] {
          try screen.set("Within ten days", to: start + chosen * day)
          XCTAssertEqual(try date("Within ten days"), start + kept * day)
        }
      }
    }
  }

  func testProgress() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.progress) { screen in
        @MainActor func shares() -> [Double] {
          screen.elements.compactMap { ($0.content as? ProgressContent)?.fraction }
        }
        XCTAssertEqual(shares(), [0.3, 0.3])
        try screen.tap("Further")
        XCTAssertEqual(shares(), [0.4, 0.4])
        for _ in 0..<9 { try screen.tap("Further") }
        XCTAssertEqual(shares(), [1, 1])
        XCTAssertTrue(screen.has("Searching"))
      }
    }
  }
}
