import SwiftUI
import SwiftUITesting
import XCTest

final class BehaviourPageTests: XCTestCase {
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
      }
    }
  }

  func testState() throws {
    let suite = "gallery-\(UUID().uuidString)"
    nonisolated(unsafe) let store = try XCTUnwrap(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    try MainActor.assumeIsolated {
      let screen = try Screen.gallery(.state, store: store)
      try screen.tap("Count")
      try screen.tap("Count")
      XCTAssertTrue(screen.has("Count 2"))
      XCTAssertTrue(screen.has("Changed 2 times"))
      try screen.step("Seen below: 2", by: 3)
      XCTAssertTrue(screen.has("Count 5"))
      try screen.step("Seen below: 5", by: -1)
      XCTAssertTrue(screen.has("Changed 6 times"), screen.text)
      try screen.tap("Visit")
      try screen.tap("Send")
      try screen.tap("Send")
      XCTAssertTrue(screen.has("Received 2"))
      try screen.goBack()
      try screen.tap(.text("State"))
      XCTAssertTrue(screen.has("Count 0"), "the page is another one")
      XCTAssertTrue(screen.has("Visits 1"))
      try screen.tap("Visit")
      try screen.close()
      XCTAssertEqual(store.integer(forKey: "gallery.visits"), 2)

      let later = try Screen.gallery(.state, store: store)
      XCTAssertTrue(later.has("Visits 2"))
      try later.close()
    }
  }

  func testLocalisation() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.localisation) { screen in
        let words = [
          ("Deutsch", ["Guten Tag und willkommen im Laden.", "1 Platz", "zuerst", "zuletzt"], "2 Plätze"),
          ("Français", ["Bonjour et bienvenue au magasin.", "1 place", "au début", "à la fin"], "2 places"),
          ("English", ["Good day, and welcome to the shop.", "1 seat", "first", "last"], "2 seats"),
        ]
        for (language, texts, several) in words {
          try screen.select(language, in: "Language")
          for text in texts { XCTAssertTrue(screen.has(.text(text)), "\(text) in\n\(screen.text)") }
          try screen.step("Seats")
          XCTAssertTrue(screen.has(.text(several)), "\(several) in\n\(screen.text)")
          try screen.step("Seats", by: -1)
        }
        try screen.step("Seats", by: -1)
        XCTAssertTrue(screen.has("0 seats"))
      }
    }
  }

  func testTheDirectionAndTheSizeOfTextsAreChosen() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.localisation) { screen in
        @MainActor func frame(_ text: String) throws -> CGRect { try screen.get(.text(text)).frameInWindow }
        XCTAssertLessThan(try frame("first").minX, try frame("last").minX)
        let height = try frame("first").height
        try screen.tap("From the right")
        XCTAssertGreaterThan(try frame("first").minX, try frame("last").minX)
        try screen.tap("From the right")
        XCTAssertLessThan(try frame("first").minX, try frame("last").minX)
        try screen.tap("Large text")
        XCTAssertGreaterThan(try frame("first").height, height)
      }
    }
  }
}
