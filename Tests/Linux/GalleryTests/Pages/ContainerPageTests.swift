import SwiftUI
import SwiftUITesting
import XCTest

final class ContainerPageTests: XCTestCase {
  func testGrid() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.grid) { screen in
        XCTAssertFalse(screen.has("199"))
        try screen.scrollToEnd()
        XCTAssertTrue(screen.has("199"))
        let last = try screen.get("199").frameInWindow
        XCTAssertLessThanOrEqual(last.maxY, 844)
        XCTAssertGreaterThan(last.minY, 600)
        XCTAssertLessThan(screen.tree.elementCount, 800)
        try screen.scroll(to: .text("40"))
        XCTAssertEqual(
          try screen.get("40").frameInWindow.minX, try screen.get("43").frameInWindow.minX,
          "three tiles stand side by side")
      }
    }
  }

  func testScrolling() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.scrolling) { screen in
        let lines = Query.kind(ScrollContent.self).at(1)
        @MainActor func place(_ line: String) throws -> CGFloat {
          try screen.get(.text(line)).frameInWindow.midY - (try screen.get(lines).frameInWindow.minY)
        }
        let height = try screen.get(lines).frame.height
        try screen.tap("Last")
        XCTAssertEqual(try place("Line 999"), height - 10, accuracy: 20)
        XCTAssertFalse(screen.has("Line 0"))
        try screen.tap("Middle")
        XCTAssertEqual(try place("Line 500"), height / 2, accuracy: 1)
        try screen.tap("First")
        XCTAssertEqual(try place("Line 0"), 10, accuracy: 20)
        XCTAssertLessThan(screen.tree.elementCount, 400)
        try screen.scroll(to: .text("Card 29"), in: .kind(ScrollContent.self).at(0))
        XCTAssertLessThanOrEqual(try screen.get("Card 29").frameInWindow.maxX, 390)
        XCTAssertLessThan(try screen.get("Card 0").frameInWindow.maxX, 0)
      }
    }
  }

  func testList() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.list) { screen in
        @MainActor func fruits() -> [String] {
          screen.texts.filter { ["Apple", "Pear", "Plum", "Quince"].contains($0) || $0.hasPrefix("Cherry") }
        }
        try screen.delete("Pear")
        XCTAssertEqual(fruits(), ["Apple", "Plum", "Quince"])
        try screen.tap("Add a cherry")
        XCTAssertEqual(fruits(), ["Apple", "Plum", "Quince", "Cherry 3"])
        try screen.get(ListRowContent.self, "Cherry 3").move?(0)
        try screen.settle()
        XCTAssertEqual(fruits(), ["Cherry 3", "Apple", "Plum", "Quince"])
        try screen.tap("Home")
        try screen.tap("Garden")
        XCTAssertTrue(screen.has("Benches"))
        try screen.tap("Home")
        XCTAssertFalse(screen.has("Benches"))
        XCTAssertThrowsError(try screen.delete("Row 2"))
        try screen.tap(.text("Row 2"))
        XCTAssertTrue(try screen.get(ListRowContent.self, .text("Row 2")).isSelected)
        try screen.tap(.text("Row 4"))
        XCTAssertTrue(try screen.get(ListRowContent.self, .text("Row 4")).isSelected)
        XCTAssertFalse(try screen.get(ListRowContent.self, .text("Row 2")).isSelected)
        try screen.scroll(to: .text("Row 999"))
        XCTAssertFalse(screen.has(.text("Row 4")))
        try screen.scroll(to: .text("Row 4"))
        XCTAssertTrue(try screen.get(ListRowContent.self, .text("Row 4")).isSelected)
      }
    }
  }

  func testForm() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.form) { screen in
        try screen.type("  Grace ", into: "Name")
        try screen.tap("Save")
        XCTAssertEqual(try screen.get(TextFieldContent.self, "Name").text, "Grace")
        try screen.step("Seats: 2", by: 3)
        XCTAssertTrue(screen.has("Seats: 5"))
        let day = try screen.read(DateContent.self, "Day").date + 864_000
        try screen.set("Day", to: day)
        XCTAssertEqual(try screen.read(DateContent.self, "Day").date, day)
        XCTAssertTrue(try screen.read(SwitchContent.self, "News by post").isOn)
        try screen.tap("News by post")
        XCTAssertFalse(try screen.read(SwitchContent.self, "News by post").isOn)
        try screen.tap(.text("More"))
        XCTAssertTrue(screen.has("There is no more."))
        try screen.goBack()
        XCTAssertTrue(screen.has("Seats: 5"))
      }
    }
  }

  func testTheSourceOfAFormIsChosen() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.form) { screen in
        @MainActor func source() throws -> String {
          let picker = try screen.read(PickerContent.self, "Source")
          return picker.options[try XCTUnwrap(picker.selected)].title
        }
        XCTAssertEqual(try source(), "Demo")
        try screen.select("Live", in: "Source")
        XCTAssertEqual(try source(), "Live")
      }
    }
  }
}
