import Formatting
import Foundation
import HTTP
import Homes
import Storage
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

/// What the screens say when not all is well, as texts that were looked at.
final class HomesPhasesTests: XCTestCase {
  // MARK: - The list

  func testNothingForSale() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(3))
      test.shop.service.search = { _, _ in HomesResults(homes: []) }
      try Screen.loadedHomes(test).matchSnapshot(named: "list-nothing-for-sale", .onlyUnits)
    }
  }

  func testNothingThatFits() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(3)))
      try screen.type("castle", into: .kind(TextFieldContent.self))
      try screen.wait(for: .text("0 of 3 homes"))
      try screen.matchSnapshot(named: "list-nothing-fits", .onlyUnits)
    }
  }

  func testALockedVault() throws {
    try MainActor.assumeIsolated {
      let screen = Screen.homes(try lockedShop())
      try screen.wait(for: .containing("The password store is locked"))
      try screen.wait(for: .text("1 home"))
      try screen.matchSnapshot(named: "list-vault-locked", .onlyUnits)
      try screen.tap(.identifier("favourite-count"))
      try screen.matchSnapshot(named: "favourites-vault-locked", .onlyUnits)
    }
  }

  func testAChangeThatWasNotKept() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(1))
      let screen = try Screen.loadedHomes(test)
      let vault = test.vault
      try finishing { await vault.fail(with: .denied) }
      try screen.tapHeart(1)
      try screen.wait(for: .containing("The change to your favourites was not kept."))
      try screen.matchSnapshot(named: "list-change-not-kept", .onlyUnits)
    }
  }

  func testHomesOfWhichLittleOrMuchIsKnown() throws {
    try MainActor.assumeIsolated {
      try Screen.loadedHomes(try oddShop()).matchSnapshot(named: "list-odd", .onlyUnits)
    }
  }

  // MARK: - Favourites

  func testNoFavouritesAndAKeyInAFile() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(1))
      let folder = test.folder
      test.shop.favourites = {
        FavouritesStore(folder: folder, vault: .keyFile(in: folder.appendingPathComponent("keys")))
      }
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("favourite-count"))
      try screen.matchSnapshot(named: "favourites-none", .onlyUnits)
    }
  }

  // MARK: - A home

  func testAHomeThatIsLoading() throws {
    try MainActor.assumeIsolated {
      let gate = Gate()
      let screen = try open(1, of: try shop(.listing(1))) { _ in
        await gate.pass()
        throw HTTPFailure.notFound
      }
      try screen.wait(for: .label("Loading the rest…"))
      try screen.matchSnapshot(named: "detail-loading", .onlyUnits)
      try finishing { await gate.open() }
    }
  }

  func testAHomeThatCannotBeLoaded() throws {
    try MainActor.assumeIsolated {
      let screen = try open(1, of: try shop(.listing(1))) { _ in throw HTTPFailure.offline(host: "homes.test")
      }
      try screen.wait(for: .containing("The home cannot be loaded."))
      try screen.matchSnapshot(named: "detail-failed", .onlyUnits)
    }
  }

  func testAHomeThatIsNoLongerListed() throws {
    try MainActor.assumeIsolated {
      let screen = try open(1, of: try shop(.listing(1))) { _ in throw HTTPFailure.notFound }
      try screen.wait(for: .containing("What you see is what was known of it before."))
      try screen.matchSnapshot(named: "detail-no-longer-listed", .onlyUnits)
    }
  }

  func testAHomeOfWhichNothingIsKnown() throws {
    try MainActor.assumeIsolated {
      let screen = try open(1, of: try oddShop()) { HomeDetail(home: Home(id: $0)) }
      try screen.wait(until: { !screen.has(.text("Loading the rest…")) })
      try screen.matchSnapshot(named: "detail-nothing-known", .onlyUnits)
      XCTAssertGreaterThan(
        try screen.get(.kind(TextContent.self).inside(.kind(ScrollContent.self))).frameInWindow.minY, 56,
        "the first line keeps off the bar")
    }
  }

  // MARK: - Where there is little room

  func testLongNoticesInTheLargestTextLeaveRoomForTheHomes() throws {
    try Language.$override.withValue(.german) {
      try MainActor.assumeIsolated {
        let screen = Screen.homes(try lockedShop()) { $0.sizeCategory = .accessibilityExtraExtraExtraLarge }
        try screen.wait(for: .containing("Ihre Favoriten können nicht gelesen werden."))
        try screen.wait(for: .identifier("count"))
        XCTAssertGreaterThanOrEqual(try screen.get(.identifier("mode")).frameInWindow.minY, 44)
        XCTAssertLessThan(try screen.get(.identifier("count")).frameInWindow.maxY, 844)
      }
    }
  }

  func testWhatCanBeDoneStandsBelowWhatIsWrong() throws {
    try MainActor.assumeIsolated {
      let screen = Screen.homes(try lockedShop())
      try screen.wait(for: .containing("The password store is locked"))
      try screen.tap(.identifier("favourite-count"))
      let message = try screen.get(.containing("The password store is locked")).frameInWindow
      let retry = try screen.get(.label("Try Again")).frameInWindow
      XCTAssertLessThan(retry.minY - message.maxY, 30)
    }
  }

  func testOnATelephoneOnItsSidePicturesLeaveRoomForTheText() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try shop(.listing(3)), size: CGSize(width: 844, height: 390)) {
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .compact
      }
      XCTAssertEqual(try screen.card(1).width, 812, "one column")
      XCTAssertLessThan(try screen.card(1).height, 450)
      let (mode, counter) = (Query.identifier("mode"), Query.identifier("favourite-count"))
      XCTAssertEqual(
        try screen.get(mode).frameInWindow.midY, try screen.get(counter).frameInWindow.midY, accuracy: 1)
    }
  }
}

/// A shop with one home, and one favourite in a vault that is locked.
private func lockedShop() throws -> TestShop {
  let test = try shop(.listing(1))
  try test.keep(1)
  let vault = test.vault
  try finishing { await vault.fail(with: .locked) }
  return test
}

/// A shop with homes that tell nothing, and as much as fits.
private func oddShop() throws -> TestShop {
  let homes = [
    Home(id: .property(1)), Home(id: .property(2), price: "$1", bedrooms: 0),
    Home(
      id: .property(3),
      headline: "A headline as long as\(String(repeating: " a very long street", count: 10))",
      address: String(repeating: "Llanfairpwllgwyngyll", count: 10),
      price: "Expressions of interest until Friday",
      bedrooms: 12, bathrooms: 11, parkingSpaces: 120, dwellingType: "Lighthouse", landArea: "1,234,567m²",
      status: "Haunted"),
  ]
  var test = try shop(.listing(3))
  test.shop.service.search = { _, _ in HomesResults(homes: homes) }
  return test
}

/// The page of a home.
@MainActor
private func open(
  _ number: Int, of test: TestShop, _ detail: @escaping @Sendable (HomeID) async throws -> HomeDetail
) throws -> Screen {
  var test = test
  test.shop.service.detail = detail
  let screen = try Screen.loadedHomes(test)
  try screen.tap(.identifier("home-property:\(number)"))
  return screen
}
