import Formatting
import SwiftUI
import SwiftUITesting
import XCTest

@testable import HighStreetApps

final class LauncherTests: XCTestCase {
  private struct Missing: Error {}

  func testEachTileOpensItsApp() throws {
    try MainActor.assumeIsolated {
      var opened: [Shop] = []
      let screen = Screen { LauncherView(starter: AppStarter { shop, _ in opened.append(shop) }) }
      for shop in Shop.allCases { try screen.tap(.identifier(shop.rawValue)) }
      XCTAssertEqual(opened, [.products, .assortment, .departures, .homes])
    }
  }

  func testAnAppThatCannotStartOrEndsBadlyIsTold() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { LauncherView(starter: AppStarter { _, _ in throw Missing() }) }
      try screen.tap(.identifier("homes"))
      XCTAssertTrue(screen.has("Homes is not running"), screen.text)
      let other = Screen { LauncherView(starter: AppStarter { _, ended in ended(false) }) }
      try other.tap(.identifier("homes"))
      XCTAssertTrue(other.has("Homes is not running"), other.text)
    }
  }

  func testGermanAndFrench() {
    MainActor.assumeIsolated {
      for (language, text) in [(Language.german, "Abfahrten"), (.french, "Départs")] {
        Language.$override.withValue(language) {
          let screen = Screen { LauncherView(starter: AppStarter { _, _ in }) }
          XCTAssertTrue(screen.has(.text(text)), screen.text)
        }
      }
    }
  }
}
