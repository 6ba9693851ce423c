import SwiftUI
import SwiftUITesting
import XCTest

/// Everything that can be done with the assortment, without a pointer.
final class AssortmentKeyboardTests: XCTestCase {
  func testTheAssortmentIsWalkedSearchedAndRefreshedByKeyboardOnly() throws {
    try MainActor.assumeIsolated {
      let folder = try TestFolder()
      let screen = try assortmentWindow(folder)
      defer { XCTAssertNoThrow(try screen.close()) }
      try screen.tab(to: .role(.tab).at(1), by: .backTab)
      try screen.press(.space)
      try screen.wait(for: "Damen")

      try screen.tab(to: "Damen")
      try screen.press(.return)
      XCTAssertEqual(screen.topTitle, "Damen")
      try screen.tab(to: "Mode")
      try screen.press(.space)
      XCTAssertEqual(screen.topTitle, "Mode")
      try screen.press(.back)
      try screen.tab(to: "Zur Übersicht")
      try screen.press(.return)
      XCTAssertEqual(screen.topTitle, "Zur Übersicht")
      try screen.press(.back)
      try screen.press(.back)
      XCTAssertEqual(screen.topTitle, "Assortment")

      let field = Query.kind(TextFieldContent.self)
      try screen.tab(to: field)
      try screen.type("maxikleider", into: field)
      try screen.wait(for: "Damen › Mode › Kleider")
      try screen.tab(to: "Damen › Mode › Kleider")
      try screen.press(.return)
      XCTAssertEqual(screen.topTitle, "Maxikleider")
      try screen.press(.back)
      XCTAssertEqual(screen.topTitle, "Kleider")
      for _ in 0..<3 { try screen.press(.back) }

      try screen.tab(to: "refresh")
      try screen.press(.return)
      try screen.wait(for: "refresh")
      try screen.tab(to: .label("Settings"), by: .backTab)
      try screen.press(.return)
      try screen.wait(for: .label("Done"))
      try screen.press(.escape)
      XCTAssertFalse(screen.has(.label("Done")))
      XCTAssertEqual(screen.messagesBesideMissingPages, [])
    }
  }
}
