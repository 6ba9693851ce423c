import SwiftUI
import SwiftUITesting
import XCTest

/// The pages about gestures, state and languages, and the window itself.
final class BehaviourWindowTests: GalleryWindowCase {
  func testGestures() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.gestures) { screen in
        try screen.tap("Tapped 0 times")
        try screen.tap("Tapped 1 times")
        try screen.pressLong("Pressed long 0 times")
        try screen.drag("Dragged by 0, 0", byX: 30, y: -5)
        XCTAssertTrue(screen.has("Tapped 2 times"))
        XCTAssertTrue(screen.has("Pressed long 1 times"))
        XCTAssertTrue(screen.has("Dragged by 30, -5"))
        try screen.magnify("100 %, turned by 0°", by: 1.5)
        try screen.rotate("150 %, turned by 0°", by: .degrees(-20))
        XCTAssertTrue(screen.has("150 %, turned by -20°"))
      }
    }
  }

  func testState() throws {
    let suite = "gallery-\(UUID().uuidString)"
    nonisolated(unsafe) let store = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    try MainActor.assumeIsolated {
      try Screen.onPage(.state, store: store) { screen in
        try screen.tap("Count")
        try screen.step("Seen below: 1", by: 2)
        XCTAssertTrue(screen.has("Count 3"))
        XCTAssertTrue(screen.has("Changed 3 times"))
        try screen.tap("Visit")
        try screen.tap("Send")
        XCTAssertTrue(screen.has("Visits 1"))
        XCTAssertTrue(screen.has("Received 1"))
      }
      XCTAssertEqual(store.integer(forKey: "gallery.visits"), 1)
    }
  }

  func testLocalisation() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.localisation) { screen in
        @MainActor func frame(_ text: String) throws -> CGRect { try screen.get(.text(text)).frameInWindow }
        try screen.select("Deutsch", in: "Language")
        XCTAssertTrue(screen.has("1 Platz"))
        try screen.select("Français", in: "Language")
        let height = try frame("au début").height
        XCTAssertLessThan(try frame("au début").minX, try frame("à la fin").minX)
        try screen.tap("From the right")
        XCTAssertGreaterThan(try frame("au début").minX, try frame("à la fin").minX)
        try screen.tap("Large text")
        XCTAssertGreaterThan(try frame("au début").height, height * 1.3)
      }
    }
  }

  func testTheWindowGrowsToTwoColumnsAndShrinksWithThePageKept() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.fields) { screen in
        try screen.type("Ada", into: "Name")
        try screen.resize(to: CGSize(width: 1000, height: 700), steps: 4)
        XCTAssertTrue(screen.has("Typed: Ada"))
        let field = try screen.get("Name").frameInWindow
        XCTAssertGreaterThan(field.minX, try screen.get(.text("Shapes and colours")).frameInWindow.maxX)
        try screen.resize(to: CGSize(width: 390, height: 844), steps: 4)
        XCTAssertEqual(screen.openTitle, "Text fields")
        XCTAssertTrue(screen.has("Typed: Ada"))
        XCTAssertLessThan(try screen.get("Name").frameInWindow.minX, 40)
        try screen.type(" L.", into: "Name", .appending)
        XCTAssertTrue(screen.has("Typed: Ada L."))
        try screen.goBack()
        XCTAssertEqual(screen.openTitle, "Gallery")
      }
    }
  }

  func testPagesAreLightAndDark() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.list) { screen in
        @MainActor func brightness() throws -> Double {
          let color = try screen.color(of: .kind(ListRowContent.self), at: UnitPoint(x: 0.9, y: 0.5))
          return color.red + color.green + color.blue
        }
        try screen.setColorScheme(.light)
        XCTAssertGreaterThan(try brightness(), 2.7)
        try screen.setColorScheme(.dark)
        XCTAssertLessThan(try brightness(), 1)
      }
    }
  }
}
