import SwiftUI
import SwiftUITesting
import XCTest

@testable import Assortment
@testable import AssortmentUI

final class AssortmentTreeTests: XCTestCase {
  @MainActor private static func screen(_ json: String) throws -> Screen {
    let screen = AssortmentScreen.over(AssortmentScreen.service([.success(json)]))
    try screen.tap(.role(.tab).at(1))
    return screen
  }

  func testTheTopShowsPicturesInTheOrderOfTheShop() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      XCTAssertEqual(screen.title, "Assortment")
      try screen.matchSnapshot(named: "top", .withoutFrames)
    }
  }

  func testNodesOpenLevelsTitledAfterThemAndBackClosesThem() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      try screen.open("Damen")
      XCTAssertEqual(screen.visibleTitle, "Damen")
      XCTAssertTrue(screen.has(.identifier("teaser")))
      try screen.matchSnapshot(named: "level", .withoutFrames)
      try screen.open("Mode", "Neuheiten")
      XCTAssertEqual(screen.visibleTitle, "Neuheiten")
      XCTAssertTrue(
        screen.has(.identifier("teaser")), "The picture of Damen stands above its grandchildren too.")
      try screen.goBack()
      XCTAssertEqual(screen.visibleTitle, "Mode")
      try screen.goBack()
      try screen.goBack()
      XCTAssertEqual(screen.visibleTitle, "Assortment")
    }
  }

  func testALinkOpensItsPageOnTheSameStack() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      try screen.open("Damen", "Mode", "Neuheiten", "Oberteile")
      XCTAssertEqual(screen.visibleTitle, "Oberteile")
      XCTAssertEqual(
        screen.shownPage?.loads,
        ["highstreet-demo://demo.highstreet.example/kategorie/damen-mode-neuheiten-oberteile/"])
      try screen.matchSnapshot(named: "page", .withoutFrames)
      try screen.goBack()
      XCTAssertEqual(screen.visibleTitle, "Neuheiten")
      try screen.open("Hosen")
      XCTAssertEqual(screen.visibleTitle, "Hosen")
    }
  }

  func testTheTabsKeepTheirPlaces() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      try screen.open("Herren", "Mode")
      try screen.tap(.role(.tab).at(0))
      XCTAssertEqual(screen.visibleTitle, "Shop")
      let shop = try XCTUnwrap(screen.shownPage)
      XCTAssertEqual(shop.loads.count, 1)
      try screen.tap(.role(.tab).at(1))
      XCTAssertEqual(screen.visibleTitle, "Mode")
      try screen.tap(.role(.tab).at(0))
      XCTAssertTrue(screen.shownPage === shop)
      XCTAssertEqual(shop.loads.count, 1, "A tab that is chosen again loads nothing anew.")
    }
  }

  func testTheEntryOfTheShopLeadsToItsTab() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.openAssortment()
      try screen.tap(Query.label("Shop").inside(.kind(ScrollContent.self)))
      XCTAssertEqual(screen.visibleTitle, "Shop")
    }
  }

  func testDuplicateLabelsAreRowsOfTheirOwnWithTheRightDestinations() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.screen(
        #"{"categories":[{"label":"Neu","url":"/a/"},{"label":"Neu","url":"/b/"},{"label":"Neu","url":"/a/"}]}"#
      )
      try screen.wait(for: "Neu")
      XCTAssertEqual(screen.all(.role(.button).around(.text("Neu"))).count, 3)
      try screen.tap(.role(.button).around(.text("Neu")).at(1))
      XCTAssertEqual(screen.shownPage?.loads, ["https://www.bonprix.de/b/"])
    }
  }

  func testEmptyChildrenMakeALinkAndNothingAtAllADisabledRow() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.screen(
        #"{"categories":[{"label":"Link","url":"/a/","children":[]},{"label":"Bald","children":[]}]}"#)
      try screen.wait(for: "Link")
      XCTAssertThrowsError(try screen.tap("Bald"))
      XCTAssertFalse(screen.has(.identifier("chevron")))
      try screen.tap("Link")
      XCTAssertEqual(screen.shownPage?.loads, ["https://www.bonprix.de/a/"])
    }
  }

  func testANodesOwnPageAndItsPlainLabelAreShown() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.screen(
        #"{"categories":[{"label":"Wohnen &amp; M\u00f6bel","url":"/w/","children":[{"label":"Deko","url":"/d/"}]}]}"#
      )
      try screen.wait(for: "Wohnen & Möbel")
      XCTAssertTrue(screen.has(.identifier("chevron")))
      try screen.open("Wohnen & Möbel", "All of Wohnen & Möbel")
      XCTAssertEqual(screen.shownPage?.loads, ["https://www.bonprix.de/w/"])
    }
  }

  func testProgramsAndFilesInTheTreeLeadNowhere() throws {
    try MainActor.assumeIsolated {
      for address in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"] {
        let screen = try Self.screen(
          #"{"categories":[{"label":"Gut","url":"/a/"},{"label":"Falle","url":"\#(address)","children":[]}]}"#
        )
        try screen.wait(for: "Gut")
        XCTAssertThrowsError(try screen.tap("Falle"))
        XCTAssertEqual(screen.visibleTitle, "Assortment")
      }
    }
  }

  func testTheHeaderStretchesOnlyWhenItIsPulled() {
    MainActor.assumeIsolated {
      XCTAssertEqual(StretchyHeader.pull(at: -40), 0)
      XCTAssertEqual(StretchyHeader.pull(at: 0), 0)
      XCTAssertEqual(StretchyHeader.pull(at: 55), 55)
    }
  }
}
