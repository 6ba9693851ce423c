import Formatting
import Foundation
import Homes
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HomesUI

/// The screens with the homes of the demo, as texts that were looked at.
final class HomesLooksTests: XCTestCase {
  func testTheListOnATelephone() throws {
    try MainActor.assumeIsolated {
      try Screen.loadedHomes(try demoShop()).matchSnapshot(named: "list-telephone")
    }
  }

  func testTheListOnATablet() throws {
    try MainActor.assumeIsolated {
      try Screen.loadedHomes(try demoShop(), size: .tablet).matchSnapshot(named: "list-tablet")
    }
  }

  func testTheListInGermanInTheLargestText() throws {
    try Language.$override.withValue(.german) {
      try MainActor.assumeIsolated {
        let screen = try Screen.loadedHomes(try demoShop(), favourites: "0 Favoriten") {
          $0.sizeCategory = .accessibilityExtraExtraExtraLarge
          $0.locale = Locale(identifier: "de_DE")
        }
        try screen.matchSnapshot(named: "list-german-largest")
      }
    }
  }

  func testAHomeOnATelephone() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop())
      try screen.openFirstHome()
      try screen.matchSnapshot(named: "detail-telephone")
    }
  }

  func testAHomeOnATabletHasItsFactsBesideIt() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop(), size: .tablet)
      try screen.openFirstHome()
      try screen.matchSnapshot(named: "detail-tablet")
    }
  }

  func testAHomeInFrench() throws {
    try Language.$override.withValue(.french) {
      try MainActor.assumeIsolated {
        var test = try demoShop()
        test.shop.locale = Locale(identifier: "fr_FR")
        let screen = try Screen.loadedHomes(test, favourites: "0 favori")
        try screen.openFirstHome()
        try screen.matchSnapshot(named: "detail-french", .onlyUnits)
      }
    }
  }

  func testTheFilter() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop())
      try screen.tap(.label("Filter"))
      try screen.matchSnapshot(named: "filter", .onlyUnits)
    }
  }

  func testFavouritesOfWhichOneIsNoLongerListed() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(1)
      try test.keep(77)
      let screen = try Screen.loadedHomes(test, favourites: "2 favourites")
      try screen.tap(.identifier("favourite-count"))
      try screen.wait(for: .text("No longer listed"))
      try screen.matchSnapshot(named: "favourites")
    }
  }

  func testFavouritesWhoseKeyIsGone() throws {
    try MainActor.assumeIsolated {
      let test = try shop(.listing(3))
      try test.keep(1)
      let vault = test.vault
      try finishing { await vault.forgetSecrets() }
      let screen = Screen.homes(test)
      try screen.wait(for: .label("Start Afresh…"))
      XCTAssertTrue(screen.has(.containing("their key is gone")))
      try screen.tap(.identifier("favourite-count"))
      XCTAssertTrue(screen.has(.label("Start Afresh…")))
      XCTAssertTrue(screen.has(.label("Try Again")))
    }
  }

  func testNothingIsCutOffInTheLargestText() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.loadedHomes(try demoShop()) {
        $0.sizeCategory = .accessibilityExtraExtraExtraLarge
      }
      let width: CGFloat = 390
      for text in screen.elements where text.content is TextContent && text.isSeen {
        let frame = text.frameInWindow
        XCTAssertGreaterThanOrEqual(frame.minX, -0.5, text.summary)
        XCTAssertLessThanOrEqual(frame.maxX, width + 0.5, text.summary)
      }
    }
  }
}

extension Screen {
  fileprivate func openFirstHome() throws {
    let first = try XCTUnwrap(cards.first?.accessibility.identifier)
    try tap(.identifier(first))
    try wait(for: .identifier("about"))
  }
}
