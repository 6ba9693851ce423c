import Gallery
import SwiftUI
import SwiftUITesting
import XCTest

/// The pages about ways to other pages, used through widgets.
final class NavigationWindowTests: GalleryWindowCase {
  func testEachPageIsOpenedFromTheListAndLeft() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(nil) { screen in
        for (index, page) in GalleryPage.allCases.enumerated() {
          try screen.tap(.text(page.title))
          XCTAssertEqual(screen.openTitle, page.title)
          if index % 2 == 0 { try screen.goBack() } else { try screen.press(.back) }
          XCTAssertEqual(screen.openTitle, "Gallery")
        }
        XCTAssertEqual(screen.messages, [])
      }
    }
  }

  func testNavigation() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.navigation) { screen in
        try screen.tap(.text("One level down"))
        try screen.tap("Deeper")
        XCTAssertEqual(screen.openTitle, "Level 2")
        try screen.tap("Back by code")
        XCTAssertEqual(screen.openTitle, "Level 1")
        try screen.press(.escape)
        XCTAssertEqual(screen.openTitle, "Navigation")
        for way: Query in ["The switch", "Open by code", .text("By a switch")] {
          try screen.tap(way)
          XCTAssertEqual(screen.openTitle, "Level 10", "\(way)")
          try screen.press(.back)
          XCTAssertEqual(screen.openTitle, "Navigation")
        }
      }
    }
  }

  func testTabs() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.tabs) { screen in
        let tab = { Query.kind(TabButtonContent.self).at($0) }
        try screen.tap("Count in Shop")
        try screen.tap(tab(1))
        XCTAssertTrue(screen.has("Search: 0"))
        try screen.tap(tab(2))
        try screen.tap("To the shop")
        XCTAssertTrue(screen.has("Shop: 1"))
        XCTAssertTrue(screen.has("Appeared 2 times"))
      }
    }
  }

  func testPresentations() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.presentations) { screen in
        try screen.tap("Show a sheet")
        try screen.type("Fine", into: "Remark")
        XCTAssertTrue(screen.has("Typed: Fine"))
        XCTAssertThrowsError(try screen.tap("Show an alert"))
        try screen.tap("Done")
        XCTAssertTrue(screen.has("Answer: Sheet closed"))
        try screen.tap("Show an alert")
        try screen.tap("Delete")
        XCTAssertTrue(screen.has("Answer: Deleted"))
        try screen.tap("Show an alert")
        try screen.press(.escape)
        XCTAssertTrue(screen.has("Answer: Kept"))
        try screen.tap("Show actions")
        try screen.tap("Send by post")
        XCTAssertTrue(screen.has("Answer: Sent"))
        XCTAssertFalse(screen.has(.kind(PresentationContent.self)))
      }
    }
  }

  func testToolbar() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.toolbar) { screen in
        try screen.tap("Share")
        XCTAssertTrue(screen.has("Share was pressed"))
        try screen.tap(.label("Below").inside(.kind(BottomBarContent.self)))
        XCTAssertTrue(screen.has("Below was pressed"))
      }
    }
  }
}
