import HTTP
import Homes
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

final class FavouritesScreenTests: XCTestCase {
  func testFavouritesAreKeptListedOpenedAndRemoved() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(4))
      let screen = try Screen.loadedHomes(test)
      try screen.tapHeart(1)
      try screen.tapHeart(2)
      try screen.wait(until: { (try? test.keptNow()) == [2, 1] })

      let next = try Screen.loadedHomes(test, favourites: "2 favourites")
      XCTAssertTrue(next.has(.label("Remove from favourites: Home 2")))
      try next.tap(.identifier("favourite-count"))
      XCTAssertEqual(next.openTitle, "Favourites")
      try next.tap(.identifier("home-property:2"))
      try next.wait(for: .containing("All about home 2"))
      try next.goBack()
      try next.tapHeart(2)
      try next.wait(until: { (try? test.keptNow()) == [1] })
      try next.goBack()
      XCTAssertTrue(next.has(.label("1 favourite")))
      XCTAssertTrue(next.has(.label("Add to favourites: Home 2")))
    }
  }

  func testOneThatIsNoLongerListedIsCountedMarkedOpenedAndRemoved() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(4))
      try test.keep(2)
      try test.keep(77)
      let screen = try Screen.loadedHomes(test, favourites: "2 favourites")
      try screen.tap(.identifier("favourite-count"))
      try screen.wait(for: .containing("No longer listed"))
      XCTAssertTrue(screen.has(.label("2 favourites")))
      XCTAssertEqual(screen.all(.text("No longer listed")).count, 1)
      try screen.tap(.identifier("home-property:77"))
      try screen.wait(for: .containing("What you see is what was known of it before."))
      XCTAssertEqual(screen.openTitle, "Home 77")
      try screen.goBack()
      try screen.tapHeart(77)
      try screen.wait(until: { (try? test.keptNow()) == [2] })
      XCTAssertTrue(screen.has(.label("1 favourite")))
      XCTAssertFalse(screen.has(.identifier("home-property:77")))
    }
  }

  func testAHeartTappedFiftyTimesEndsAsItLooks() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(2))
      try test.keep(2)
      let screen = try Screen.loadedHomes(test, favourites: "1 favourite")
      for count in 1...50 {
        try screen.tapHeart(1)
        XCTAssertTrue(
          screen.has(.label(count.isMultiple(of: 2) ? "1 favourite" : "2 favourites")), "\(count)")
      }
      try screen.tapHeart(1)
      try screen.wait(until: { (try? test.keptNow()) == [1, 2] })
      XCTAssertTrue(screen.has(.label("2 favourites")))
    }
  }

  func testTheListSaysHowToBeginWhenThereAreNone() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(4)))
      try screen.tap(.identifier("favourite-count"))
      XCTAssertTrue(screen.has(.text("No favourites yet")))
    }
  }
}
