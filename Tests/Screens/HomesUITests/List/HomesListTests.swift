import HTTP
import Homes
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

final class HomesListTests: XCTestCase {
  func testTheDemoShowsAtLeastTwentyHomesUnderAChoiceAndACounter() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop())
      var seen: Set<String> = []
      for y in stride(from: 0, to: 16_000, by: 600) {
        screen.scroll(to: CGFloat(y))
        try screen.settle()
        seen.formUnion(screen.cards.compactMap(\.accessibility.identifier))
      }
      XCTAssertGreaterThanOrEqual(seen.count, 20)
      XCTAssertTrue(screen.has(.identifier("favourite-count")), "the counter stays while the homes scroll")
      XCTAssertTrue(screen.has(.identifier("mode")))
    }
  }

  func testOneColumnWhereTheWidthIsCompactAndTwoWhereItIsRegularChangingLive() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(30)))
      @MainActor func columns() throws -> Int {
        try screen.settle()
        let first = try screen.card(1)
        let second = try screen.card(2)
        if first.minY == second.minY {
          XCTAssertLessThan(first.maxX, second.minX)
          XCTAssertEqual(first.width, second.width)
          return 2
        }
        XCTAssertEqual(first.minX, second.minX)
        XCTAssertLessThan(first.maxY, second.minY)
        return 1
      }
      XCTAssertEqual(try columns(), 1)
      try screen.resize(to: .tablet, steps: 4)
      XCTAssertEqual(try columns(), 2)
      try screen.resize(to: .telephone, steps: 4)
      XCTAssertEqual(try columns(), 1)
    }
  }

  func testTheHeartAndTheCounterChangeInTheSameFrame() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      let screen = try Screen.loadedHomes(test)
      let gate = Gate()
      try finishing { await test.vault.hold(at: gate) }
      let heart = try screen.get(.identifier("favourite-property:2"))
      XCTAssertTrue(screen.has(.label("Add to favourites: Home 2")))
      heart.button?.press()
      screen.update()
      XCTAssertTrue(screen.has(.label("Remove from favourites: Home 2")))
      XCTAssertTrue(screen.has(.label("1 favourite")), "and before the write, which is held up")
      try finishing {
        await test.vault.hold(at: nil)
        await gate.open()
      }
      try screen.wait(until: { (try? test.keptNow()) == [2] })
      let second = try screen.get(.identifier("favourite-property:2"))
      second.button?.press()
      screen.update()
      XCTAssertTrue(screen.has(.label("0 favourites")))
    }
  }

  func testTenThousandHomesMountOnlyThoseNearTheScreen() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(10_000)))
      XCTAssertTrue(screen.has(.text("10,000 homes")) || screen.has(.text("10000 homes")))
      let first = screen.cards.count
      XCTAssertGreaterThan(first, 1)
      var most = first
      // Each leap to the end brings a further page.
      for _ in 0..<100 {
        try screen.scrollOnce()
        most = max(most, screen.cards.count)
      }
      XCTAssertGreaterThan(screen.scroll.offset.y, 300_000)
      XCTAssertLessThan(most, 20)
    }
  }

  func testTheChoiceBetweenBuyingAndRentingIsKept() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(5))
      let first = try Screen.loadedHomes(test)
      XCTAssertTrue(first.has(.text("5 homes")))
      try first.select("Rent", in: .identifier("mode"))
      try first.wait(for: .text("4 homes"))
      let second = Screen.homes(test)
      try second.wait(for: .text("4 homes"))
      XCTAssertEqual(try second.get(PickerContent.self, .label("Buy or rent")).selected, 1)
    }
  }

  func testWordsNarrowTheListAndCanBeTakenAway() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(30)))
      try screen.type("home 7", into: .kind(TextFieldContent.self))
      try screen.wait(for: .text("3 of 30 homes"))
      XCTAssertEqual(screen.cards.count, 3)
      try screen.type("nowhere", into: .kind(TextFieldContent.self))
      try screen.wait(for: .text("None of the homes fits the filter. Ask for less."))
      try screen.tap(.label("Show All Homes"))
      try screen.wait(for: .text("30 homes"))
      XCTAssertEqual(try screen.get(TextFieldContent.self, .kind(TextFieldContent.self)).text, "")
    }
  }

  func testTheFilterHoldsAtOnceAndIsSaidOnItsButton() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(30)))
      try screen.tap(.label("Filter"))
      try screen.step(.label("Bedrooms"), by: 4)
      try screen.tap(.kind(SwitchContent.self).at(0))
      try screen.wait(for: .text("3 of 30 homes"))
      try screen.tap(.label("Done"))
      XCTAssertTrue(screen.has(.label("Filter, in use")))
      XCTAssertEqual(screen.cards.count, 3)
      try screen.tap(.label("Filter, in use"))
      try screen.tap(.label("Show All Homes"))
      try screen.tap(.label("Done"))
      XCTAssertTrue(screen.has(.text("30 homes")))
      XCTAssertTrue(screen.has(.label("Filter")))
    }
  }

  func testTheOrderIsChosenInAMenu() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(6)))
      let top = try screen.card(1).minY
      try screen.select("Most bedrooms", in: .identifier("sort"))
      try screen.settle()
      XCTAssertEqual(try screen.card(4).minY, top)
    }
  }
}

@MainActor
extension Screen {
  fileprivate func scrollOnce() throws {
    scroll(to: scroll.offset.y + 1_000_000)
    try settle()
  }
}

extension Element {
  /// The first button inside.
  fileprivate var button: ButtonContent? {
    withDescendants.lazy.compactMap { $0.content as? ButtonContent }.first
  }
}
