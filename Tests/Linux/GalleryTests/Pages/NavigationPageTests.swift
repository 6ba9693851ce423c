import SwiftUI
import SwiftUITesting
import XCTest

final class NavigationPageTests: XCTestCase {
  func testNavigationGoesDownAndComesBackByButtonAndByCode() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.navigation) { screen in
        try screen.tap(.text("One level down"))
        XCTAssertEqual(screen.openTitle, "Level 1")
        try screen.tap("Deeper")
        XCTAssertEqual(screen.openTitle, "Level 2")
        try screen.tap("Back by code")
        XCTAssertEqual(screen.openTitle, "Level 1")
        try screen.tap("Deeper")
        try screen.tap("Deeper")
        XCTAssertEqual(screen.openTitle, "Level 3")
        XCTAssertFalse(screen.has(.text("Level 2").inside(.kind(NavigationBarContent.self))))
        for title in ["Level 2", "Level 1", "Navigation"] {
          try screen.goBack()
          XCTAssertEqual(screen.openTitle, title)
        }
      }
    }
  }

  func testALinkIsOpenedByASwitchAndByCode() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.navigation) { screen in
        for way: Query in ["The switch", "Open by code", .text("By a switch")] {
          try screen.tap(way)
          XCTAssertEqual(screen.openTitle, "Level 10", "\(way)")
          try screen.press(.escape)
          XCTAssertEqual(screen.openTitle, "Navigation")
          XCTAssertFalse(try screen.read(SwitchContent.self, "The switch").isOn)
        }
      }
    }
  }

  func testTabsAreMountedWhenTheyAreSeenAndKeepTheirState() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.tabs) { screen in
        let tab = { Query.kind(TabButtonContent.self).at($0) }
        try screen.tap("Count in Shop")
        try screen.tap("Count in Shop")
        XCTAssertTrue(screen.has("Shop: 2"))
        XCTAssertTrue(screen.has("Appeared 1 times"))
        XCTAssertFalse(screen.has(Query.text("Search: 0").evenHidden))
        try screen.tap(tab(1))
        XCTAssertTrue(screen.has("Search: 0"))
        XCTAssertFalse(screen.has("Shop: 2"))
        try screen.tap("Count in Search")
        try screen.tap(tab(2))
        XCTAssertTrue(screen.has("The tab named account"))
        try screen.tap("To the shop")
        XCTAssertTrue(screen.has("Shop: 2"))
        XCTAssertTrue(screen.has("Appeared 2 times"))
        try screen.tap(tab(1))
        XCTAssertTrue(screen.has("Search: 1"))
      }
    }
  }

  func testASheetIsUsedAndClosed() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.presentations) { screen in
        try screen.tap("Show a sheet")
        XCTAssertEqual(screen.openTitle, "Sheet")
        try screen.type("Fine", into: "Remark")
        XCTAssertTrue(screen.has("Typed: Fine"))
        XCTAssertThrowsError(try screen.tap("Show an alert"))
        try screen.tap("Done")
        XCTAssertTrue(screen.has("Answer: Sheet closed"))
        try screen.tap("Show a sheet")
        XCTAssertTrue(screen.has("Typed: "), "a sheet begins anew")
        try screen.press(.escape)
        XCTAssertFalse(screen.has("Remark"))
      }
    }
  }

  func testAlertAndActionsAreAnswered() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.presentations) { screen in
        @MainActor func check(_ button: Query, _ answer: Query, is expected: Query) throws {
          try screen.tap(button)
          try screen.tap(answer)
          XCTAssertTrue(screen.has(expected), screen.text)
          XCTAssertFalse(screen.has(.kind(PresentationContent.self)))
        }
        try check("Show an alert", "Delete", is: "Answer: Deleted")
        try check("Show an alert", "Cancel", is: "Answer: Kept")
        try check("Show actions", "Copy the link", is: "Answer: Copied")
        try check("Show actions", "Send by post", is: "Answer: Sent")
        try check("Show actions", "Cancel", is: "Answer: Sent")
        try screen.tap("Show an alert")
        try screen.press(.escape)
        XCTAssertTrue(screen.has("Answer: Kept"))
      }
    }
  }

  func testToolbar() throws {
    try MainActor.assumeIsolated {
      try Screen.onPage(.toolbar) { screen in
        XCTAssertTrue(screen.has(.text("In the middle").inside(.kind(NavigationBarContent.self))))
        try screen.tap("Share")
        XCTAssertTrue(screen.has("Share was pressed"))
        try screen.tap(.label("Below").inside(.kind(BottomBarContent.self)))
        XCTAssertTrue(screen.has("Below was pressed"))
        try screen.goBack()
        XCTAssertFalse(screen.has("Share"))
        XCTAssertFalse(screen.has(.kind(BottomBarContent.self)))
      }
    }
  }

  func testAWideWindowShowsThePageBesideTheList() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.gallery()
      try screen.tap(.text("State"))
      try screen.tap("Count")
      try screen.resize(to: CGSize(width: 1000, height: 700))
      XCTAssertTrue(screen.has("Count 1"))
      XCTAssertTrue(screen.has(.text("Gestures")))
      try screen.tap(.text("Progress"))
      XCTAssertTrue(screen.has("Further"))
      try screen.resize(to: CGSize(width: 390, height: 844))
      XCTAssertEqual(screen.openTitle, "Progress")
      try screen.goBack()
      XCTAssertEqual(screen.openTitle, "Gallery")
      try screen.resize(to: CGSize(width: 1000, height: 700))
      XCTAssertTrue(screen.has("Choose a page"))
      try screen.close()
    }
  }
}
