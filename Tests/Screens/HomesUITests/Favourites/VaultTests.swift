import Foundation
import HTTP
import Homes
import Storage
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

final class VaultTests: XCTestCase {
  func testAVaultThatIsSlowHoldsUpNothingAndIsUnknownMeanwhile() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(1)
      let gate = Gate()
      let vault = test.vault
      try finishing { await vault.hold(at: gate) }
      let screen = Screen.homes(test)
      try screen.wait(for: .text("3 homes"))
      XCTAssertTrue(screen.has(.label("Favourites unknown")))
      XCTAssertTrue(screen.has(.label("Favourites unknown, try again: Home 1")))
      try finishing {
        await vault.hold(at: nil)
        await gate.open()
      }
      try screen.wait(for: .label("1 favourite"))
      XCTAssertTrue(screen.has(.label("Remove from favourites: Home 1")))
    }
  }

  func testFindingTheVaultHoldsUpNothing() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(3))
      let gate = Gate()
      let find = test.shop.favourites
      test.shop.favourites = {
        await gate.pass()
        return await find()
      }
      let screen = Screen.homes(test)
      try screen.wait(for: .text("3 homes"))
      XCTAssertTrue(screen.has(.label("Favourites unknown")))
      try finishing { await gate.open() }
      try screen.wait(for: .label("0 favourites"))
    }
  }

  func testALockedVaultIsSaidNothingIsWrittenAndTryingAgainHelps() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(1)
      let file = test.folder.appendingPathComponent("favourites.sealed")
      let before = try Data(contentsOf: file)
      let vault = test.vault
      try finishing { await vault.fail(with: .locked) }
      let screen = Screen.homes(test)
      try screen.wait(for: .containing("The password store is locked"))
      try screen.wait(for: .text("3 homes"))
      XCTAssertTrue(screen.has(.label("Favourites unknown")))
      XCTAssertFalse(screen.has(.label("Start Afresh…")), "the favourites are only locked")
      try screen.tapHeart(2)
      try screen.wait(for: .label("Try Again"))
      XCTAssertTrue(screen.has(.label("Favourites unknown")))
      XCTAssertEqual(try Data(contentsOf: file), before)
      try finishing { await vault.fail(with: nil) }
      try screen.tap(.label("Try Again"))
      try screen.wait(for: .label("1 favourite"))
      XCTAssertFalse(screen.has(.containing("The password store is locked")))
    }
  }

  func testWithoutTheKeyTheAppOffersToStartAfreshAfterAQuestion() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(1)
      let before = try Data(contentsOf: test.folder.appendingPathComponent("favourites.sealed"))
      let vault = test.vault
      try finishing { await vault.forgetSecrets() }
      let screen = Screen.homes(test)
      try screen.wait(for: .label("Start Afresh…"))
      try screen.tap(.label("Start Afresh…"))
      XCTAssertTrue(screen.has(.text("Start with no favourites?")))
      try screen.tap(.label("Cancel"))
      XCTAssertEqual(try test.setAside(), [])
      XCTAssertTrue(screen.has(.label("Favourites unknown")))

      try screen.tap(.label("Start Afresh…"))
      try screen.tap(.label("Start Afresh"))
      try screen.wait(for: .label("0 favourites"))
      let kept = try XCTUnwrap(test.setAside().first)
      XCTAssertTrue(screen.has(.containing(kept)), "the user is told where the file is")
      XCTAssertEqual(try Data(contentsOf: test.folder.appendingPathComponent(kept)), before)
      try screen.tapHeart(2)
      try screen.wait(until: { (try? test.keptNow()) == [2] })
      try screen.tap(.label("Dismiss"))
      XCTAssertFalse(screen.has(.containing(kept)))
    }
  }

  func testAWriteThatFailsIsTakenBackAndSaid() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(1)
      let screen = try Screen.loadedHomes(test, favourites: "1 favourite")
      let vault = test.vault
      try finishing { await vault.fail(with: .denied) }
      try screen.tapHeart(2)
      try screen.wait(for: .containing("The change to your favourites was not kept."))
      XCTAssertTrue(screen.has(.label("1 favourite")))
      XCTAssertTrue(screen.has(.label("Add to favourites: Home 2")))
    }
  }

  func testAWeakerPlaceOfTheKeyIsSaidWithTheFavourites() throws {
    try MainActor.assumeIsolated {
      var test = try shop(.listing(3))
      let folder = test.folder
      test.shop.favourites = {
        FavouritesStore(folder: folder, vault: .keyFile(in: folder.appendingPathComponent("keys")))
      }
      let screen = try Screen.loadedHomes(test)
      try screen.tap(.identifier("favourite-count"))
      XCTAssertTrue(screen.has(.containing("keys lie in a file that only you can read")))
    }
  }

  func testADamagedFileIsSaidAndTheAppOpens() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try Data("scribble".utf8).write(to: test.folder.appendingPathComponent("favourites.sealed"))
      let screen = try Screen.loadedHomes(test)
      let kept = try XCTUnwrap(test.setAside().first)
      XCTAssertTrue(screen.has(.containing(kept)))
    }
  }
}
