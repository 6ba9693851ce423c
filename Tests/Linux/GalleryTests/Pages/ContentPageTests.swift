import SwiftUI
import SwiftUITesting
import XCTest

/// The pages that only show something: all of it is there, and scrolls into sight.
final class ContentPageTests: XCTestCase {
  func testText() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.text) { screen in
        for style in ["Large title", "Headline", "Caption 2"] { XCTAssertTrue(screen.has(.text(style))) }
        XCTAssertGreaterThan(
          try screen.get(.text("Large title")).frame.height, try screen.get(.text("Caption 2")).frame.height)
        XCTAssertTrue(screen.has(.text("Bold italic underlined struck red wide 0123")), screen.text)
        XCTAssertTrue(screen.has(.text("MADE LARGE")), screen.text)
        XCTAssertTrue(screen.has(.text("July 29, 2016")), screen.text)
        let lines = screen.all(.containing("The quick brown fox"))
        XCTAssertEqual(lines.count, 7)
        XCTAssertLessThan(lines[0].frame.height, lines[4].frame.height)
        XCTAssertTrue(screen.has(.containing(" in the line")))
        try screen.scroll(to: .text("Not yet known"))
      }
    }
  }

  func testImages() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.images) { screen in
        XCTAssertEqual(screen.messages, [])
        for symbol in ["magnifyingglass", "bed.double", "checkmark.seal.fill", "chevron.right"] {
          XCTAssertTrue(screen.has(.label(symbol)), symbol)
        }
        for size in ["Small", "Medium", "Large"] { XCTAssertTrue(screen.has(.text(size))) }
        try screen.scrollToEnd()
        XCTAssertTrue(screen.has("Fitted and filled"))
      }
    }
  }

  func testShapes() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.shapes) { screen in
        XCTAssertGreaterThanOrEqual(screen.all(.kind(ShapeContent.self)).count, 5 + 4 + 1 + 11)
        try screen.scroll(to: .text("Accent"))
        XCTAssertTrue(screen.has("Accent"))
      }
    }
  }

  func testEffects() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.effects) { screen in
        XCTAssertGreaterThan(screen.all(.kind(EffectContent.self)).count, 6)
        XCTAssertTrue(screen.has("In the middle"))
      }
    }
  }

  func testStacks() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.stacks) { screen in
        let (left, right) = (try screen.get(.text("Left").at(0)), try screen.get(.text("Right").at(0)))
        XCTAssertLessThan(left.frameInWindow.maxX + 100, right.frameInWindow.minX)
        XCTAssertTrue(screen.has("358 points"), screen.text)
        try screen.resize(to: CGSize(width: 360, height: 700))
        XCTAssertTrue(screen.has("328 points"), screen.text)
        XCTAssertEqual(screen.openTitle, "Stacks")
      }
    }
  }
}
