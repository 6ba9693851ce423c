import Foundation
import HTTP
import Homes
import Storage
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

final class HomesStatesTests: XCTestCase {
  func testAFailureSaysWhatToDoAndTryingAgainHelps() throws {
    try MainActor.assumeIsolated {
      let fails = Switch(true)
      let good = HomesService.listing(3)
      var test = try shop(good)
      test.shop.service.search = { mode, kinds in
        if await fails.isOn { throw HTTPFailure.offline(host: "homes.test") }
        return try await good.search(mode, kinds)
      }
      let screen = Screen.homes(test)
      try screen.wait(for: .containing("The homes cannot be loaded."))
      XCTAssertFalse(screen.has(.identifier("count")))
      try screen.matchSnapshot(named: "homes-failed")
      try finishing { await fails.set(false) }
      try screen.tap(.label("Try Again"))
      try screen.wait(for: .text("3 homes"))
      try finishing { await fails.set(true) }
      try screen.tap(.label("Refresh"))
      try screen.wait(for: .containing("These are the homes loaded before; newer ones cannot be."))
      XCTAssertTrue(screen.has(.text("3 homes")), "what is there stays")
    }
  }

  func testAnOfflineCopySaysHowOldItIs() throws {
    try MainActor.assumeIsolated {
      let stored = Date(timeIntervalSince1970: 1_500_000_000 - 2 * 3600)
      let screen = try Screen.loadedHomes(try shop(.listing(3, origin: .offlineCopy(storedAt: stored))))
      XCTAssertTrue(screen.has(.containing("What you see was loaded 2 hours ago.")))
      try screen.matchSnapshot(named: "homes-offline")
    }
  }

  func testALongWaitShowsThatHomesAreLookedFor() throws {
    try MainActor.assumeIsolated {
      let gate = Gate()
      let good = HomesService.listing(3)
      var test = try shop(good)
      test.shop.service.search = { mode, kinds in
        await gate.pass()
        return try await good.search(mode, kinds)
      }
      let screen = Screen.homes(test)
      try screen.wait(for: .label("0 favourites"))
      XCTAssertTrue(screen.has(.label("Looking for homes…")))
      try screen.matchSnapshot(named: "homes-loading")
      try finishing { await gate.open() }
      try screen.wait(for: .text("3 homes"))
    }
  }

  func testNothingForSaleIsNoFailureAndNoFilterIsBlamed() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(3))
      test.shop.service.search = { _, _ in HomesResults(homes: []) }
      let screen = try Screen.loadedHomes(test)
      XCTAssertTrue(screen.has(.text("There are no homes for sale now. Look again later.")))
      XCTAssertFalse(screen.has(.label("Show All Homes")))
    }
  }

  func testAChoiceThatCannotBeReadIsNotWrittenBack() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(3))
      let writes = Switch(false)
      test.shop.preferences = Preferences(
        text: { _ in throw FileFailure.busy(path: "preferences.json") },
        update: { _, _ in await writes.set(true) })
      let screen = try Screen.loadedHomes(test)
      XCTAssertTrue(
        screen.has(.containing("What you chose last cannot be read")))
      try screen.select("Rent", in: .identifier("mode"))
      try screen.wait(for: .containing("Your choice cannot be kept for the next time."))
      XCTAssertFalse(try finishing { await writes.isOn })
    }
  }
}

/// Something that a test turns on and off.
actor Switch {
  private(set) var isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }

  func set(_ isOn: Bool) { self.isOn = isOn }
}
