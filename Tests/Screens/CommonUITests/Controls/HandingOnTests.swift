import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class HandingOnTests: XCTestCase {
  override func setUp() {
    MainActor.assumeIsolated { AppRuntime.clipboard = .memory() }
  }

  override func tearDown() {
    MainActor.assumeIsolated { AppRuntime.openURL = { _, done in done(false) } }
  }

  func testATextIsCopiedAndThatIsSaidUntilThereIsAnother() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { CopiedCode() }
      try screen.tap("Copy UPC")
      XCTAssertEqual(UIPasteboard.general.string, "1")
      XCTAssertTrue(screen.has("Copied"))
      try screen.tap("Next")
      XCTAssertFalse(screen.has("Copied"))
      try screen.tap("Copy UPC")
      XCTAssertEqual(UIPasteboard.general.string, "2")
    }
  }

  func testAnItemIsSharedByCopyOrByMail() throws {
    try MainActor.assumeIsolated {
      var opened: [String] = []
      AppRuntime.openURL = { url, done in
        opened.append(url.absoluteString)
        done(true)
      }
      let item = SharedItem(
        subject: "Tee & Tasse", text: "Für 3+1 €", url: URL(string: "https://shop.test/1?a=b&c=d"))
      let screen = Screen { ShareButton(item) }
      try screen.select("Copy", in: "Share")
      XCTAssertEqual(UIPasteboard.general.string, "Für 3+1 €\nhttps://shop.test/1?a=b&c=d")
      try screen.select("Send by Mail", in: "Share")
      XCTAssertEqual(
        opened,
        [
          "mailto:?subject=Tee%20%26%20Tasse&body=F%C3%BCr%203%2B1%20%E2%82%AC%0D%0A"
            + "https%3A%2F%2Fshop.test%2F1%3Fa%3Db%26c%3Dd"
        ])
    }
  }

  func testAPlaceIsShownOnTheMap() throws {
    try MainActor.assumeIsolated {
      var opened: [String] = []
      AppRuntime.openURL = { url, done in
        opened.append(url.absoluteString)
        done(true)
      }
      let screen = Screen { MapLink(latitude: 45.5017, longitude: -73.5673, name: "Gare d’autocars") }
      try screen.tap("Show on Map")
      XCTAssertEqual(
        opened,
        ["https://www.openstreetmap.org/?mlat=45.501700&mlon=-73.567300#map=17/45.501700/-73.567300"])
    }
  }

  func testNumbersThatAreNoPlaceLeadToNoMap() {
    MainActor.assumeIsolated {
      for (latitude, longitude) in [(91, 0), (0, 181), (.nan, 0), (0, -.infinity)] as [(Double, Double)] {
        let screen = Screen { MapLink(latitude: latitude, longitude: longitude, name: "Nowhere") }
        XCTAssertFalse(screen.has("Show on Map"))
      }
    }
  }
}

private struct CopiedCode: View {
  @State private var code = 1

  var body: some View {
    CopyButton("Copy UPC", text: "\(code)")
    Button("Next") { code += 1 }
  }
}
