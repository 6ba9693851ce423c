import SwiftUI
import SwiftUITesting
import XCTest

@testable import AssortmentUI

final class AssortmentSearchTests: XCTestCase {
  @MainActor private static func screen() throws -> Screen {
    let screen = AssortmentScreen.demo()
    try screen.openAssortment()
    return screen
  }

  func testAWordFindsEntriesWithTheLabelsAboveThem() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.screen()
      try screen.type("maxikleid", into: "Search the assortment")
      XCTAssertTrue(screen.has("Maxikleider"))
      XCTAssertTrue(screen.has("Damen › Mode › Kleider"))
      XCTAssertFalse(screen.has("Herren"))
      try screen.matchSnapshot(named: "search", .withoutFrames)
    }
  }

  func testAHitOpensWithTheLevelsAboveItBelow() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.screen()
      try screen.type("maxikleider", into: "Search the assortment")
      try screen.tap("Maxikleider")
      XCTAssertEqual(screen.visibleTitle, "Maxikleider")
      for title in ["Kleider", "Mode", "Damen", "Assortment"] {
        try screen.goBack()
        XCTAssertEqual(screen.visibleTitle, title)
      }
      XCTAssertTrue(screen.has("Herren"), "The search is over.")
    }
  }

  func testNothingFoundSaysSoAndClearingShowsTheTree() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.screen()
      try screen.type("xyzzy", into: "Search the assortment")
      XCTAssertTrue(screen.has("Nothing found"))
      try screen.matchSnapshot(named: "search-nothing", .withoutFrames)
      try screen.tap("Clear")
      XCTAssertTrue(screen.has("Damen"))
      XCTAssertFalse(screen.has("Nothing found"))
    }
  }
}
