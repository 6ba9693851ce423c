import SwiftUI
import SwiftUITesting
import XCTest

/// The pages with containers, used through widgets.
final class ContainerWindowTests: GalleryWindowCase {
  func testGrid() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.grid) { screen in
        try screen.scrollToEnd()
        XCTAssertLessThanOrEqual(try screen.get("199").frameInWindow.maxY, 844)
        XCTAssertLessThan(screen.tree.elementCount, 800)
      }
    }
  }

  func testScrolling() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.scrolling) { screen in
        let lines = try screen.get(.kind(ScrollContent.self).at(1)).frameInWindow
        @MainActor func isInSight(_ line: String) throws -> Bool {
          lines.contains(try screen.get(.text(line)).frameInWindow)
        }
        try screen.tap("Last")
        XCTAssertTrue(try isInSight("Line 999"))
        try screen.tap("Middle")
        XCTAssertEqual(try screen.get("Line 500").frameInWindow.midY, lines.midY, accuracy: 2)
        try screen.tap("First")
        XCTAssertTrue(try isInSight("Line 0"))
        XCTAssertLessThan(screen.tree.elementCount, 400)
      }
    }
  }

  func testList() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.list) { screen in
        try screen.delete("Pear")
        XCTAssertFalse(screen.has("Pear"))
        try screen.tap("Add a cherry")
        XCTAssertTrue(screen.has("Cherry 3"))
        try screen.get(ListRowContent.self, "Cherry 3").move?(0)
        try screen.settle()
        XCTAssertLessThan(
          try screen.get("Cherry 3").frameInWindow.minY, try screen.get("Apple").frameInWindow.minY)
        try screen.tap("Home")
        try screen.tap("Garden")
        XCTAssertEqual(
          try screen.get("Benches").frameInWindow.minX, try screen.get("Kitchen").frameInWindow.minX + 16,
          accuracy: 1)
        try screen.tap("Home")
        XCTAssertFalse(screen.has("Benches"))
        try screen.tap(.text("Row 2"))
        XCTAssertTrue(try screen.get(ListRowContent.self, .text("Row 2")).isSelected)
        try screen.scrollToEnd()
        XCTAssertTrue(screen.has("Row 999"))
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
        try screen.tap("News by post")
        XCTAssertEqual(screen.control(SwitchContent.self, "News by post")?.isOn, false)
        try screen.tap(.text("More"))
        XCTAssertTrue(screen.has("There is no more."))
        try screen.press(.back)
        XCTAssertTrue(screen.has("Seats: 5"))
      }
    }
  }
}
