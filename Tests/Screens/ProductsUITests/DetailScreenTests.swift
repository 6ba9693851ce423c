import Foundation
import HTTP
import Products
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class DetailScreenTests: XCTestCase {
  /// Opens a product with a number, lets its screen be read, and closes it.
  @MainActor
  private static func open(_ upc: String?, _ read: (Screen) throws -> Void) throws {
    let screen = try Screen.products(.of([Product(sku: 1, name: "Thing", upc: upc)]))
    try screen.search("thing", for: .containing("Thing, "))
    try screen.tap(.containing("Thing, "))
    try screen.wait(until: { screen.openTitle == "Product" })
    try read(screen)
    try screen.close()
  }

  func testAProductIsShownWithAllThatIsKnown() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([Goods.pen]))
      try screen.search("pen", for: .containing("Pixelbook"))
      try screen.tap(.containing("Pixelbook"))
      for text in [
        "Google - Pixelbook Pen - Midnight Blue", "$99.00", "$99.99", "842776108302", "2", "Valid",
        "The check digit 2 of this UPC-A number is right.", "Write and design with confidence.",
      ] { XCTAssertTrue(screen.has(.text(text)), text) }
      XCTAssertTrue(screen.has("Bar code of 842776108302"))
      try screen.goBack()
      XCTAssertEqual(screen.openTitle, "pen")
      try screen.close()
    }
  }

  func testTheNumberIsCopiedAndThePictureOpened() throws {
    try MainActor.assumeIsolated {
      let pictured = Product(
        sku: 9, name: "Lamp", upc: "842776108302", image: URL(string: "https://img.example.com/9"))
      let screen = try Screen.products(.of([pictured]))
      try screen.search("lamp", for: .containing("Lamp, "))
      try screen.tap(.containing("Lamp, "))
      try screen.tap("Copy UPC")
      XCTAssertEqual(UIPasteboard.general.string, "842776108302")
      XCTAssertTrue(screen.has("Copied"))
      try screen.tap("Picture of Lamp")
      XCTAssertTrue(screen.has("Zoom In"))
      try screen.tap("Close")
      XCTAssertFalse(screen.has("Zoom In"))
      try screen.close()
    }
  }

  func testTheWorkingIsOpenedStepByStep() throws {
    try MainActor.assumeIsolated {
      try Self.open("842776108302") { screen in
        XCTAssertFalse(screen.has(.text("Even places: 3 + 0 + 6 + 7 + 4 = 20")))
        try screen.tap(.text("How it was calculated"))
        for step in [
          "Odd places, from the right: 0 + 8 + 1 + 7 + 2 + 8 = 26", "Times three: 26 × 3 = 78",
          "Even places: 3 + 0 + 6 + 7 + 4 = 20", "Total: 78 + 20 = 98", "Remainder of 98 ÷ 10: 8",
          "Check digit: 10 − 8 = 2",
        ] { XCTAssertTrue(screen.has(.text(step)), step) }
        XCTAssertTrue(screen.has("Step 6: Check digit: 10 − 8 = 2"))
        try screen.tap(.text("How it was calculated"))
        XCTAssertFalse(screen.has(.text("Total: 78 + 20 = 98")))
      }
    }
  }

  func testValidNumbersHaveTheirVerdictAndBars() throws {
    try MainActor.assumeIsolated {
      for (upc, digit) in [
        ("810354020810", "0"), ("623543742680", "0"), ("036000291452", "2"), ("078073003501", "1"),
        ("012345678905", "5"),
      ] {
        try Self.open(upc) { screen in
          XCTAssertTrue(screen.has(.text("Valid")), upc)
          XCTAssertTrue(screen.has(.text(digit)), upc)
          XCTAssertTrue(screen.has("bar-code"), upc)
        }
      }
    }
  }

  func testInvalidNumbersAreToldTheRightDigitAndHaveNoBars() throws {
    try MainActor.assumeIsolated {
      for (upc, given, right) in [
        ("036000291453", 3, 2), ("078073003502", 2, 1), ("012345678900", 0, 5),
      ] {
        try Self.open(upc) { screen in
          XCTAssertTrue(screen.has(.text("Invalid")), upc)
          XCTAssertTrue(
            screen.has(
              .text("The check digit of this UPC-A number is \(given), but should be \(right).")), upc)
          XCTAssertFalse(screen.has("bar-code"), upc)
          XCTAssertTrue(screen.has(.text("No scanner would read a bar code of this number.")), upc)
        }
      }
    }
  }

  func testUnusualNumbersAreExplained() throws {
    try MainActor.assumeIsolated {
      for (upc, sentences) in [
        (
          "07838604",
          ["It stands for the UPC-A number 078000003864, from which the check digit is calculated.", "4"]
        ),
        ("04256212", ["Ambiguous", "As UPC-E it stands for 042100005622."]),
        (
          "9517***53$85!2654",
          ["Not a bar code number", "A bar code number consists of digits; “*” is none."]
        ),
        ("000000000000", ["All digits are alike: this is a placeholder, not a product's number."]),
        (
          "84277610830",
          [
            "No check digit to compare with",
            "This UPC-A number has no check digit to compare with. It would be 2.",
          ]
        ),
        ("36000291452", ["Leading zeros may have been lost: 036000291452 is a valid number."]),
        ("842776108302\n", ["Valid"]), ("00842776108302", ["Valid"]), ("", ["There is no number."]),
        (
          "400064103271",
          ["Valid", "This is a store-internal number: another shop may use it for something else."]
        ),
      ] {
        try Self.open(upc) { screen in
          for sentence in sentences { XCTAssertTrue(screen.has(.text(sentence)), "\(upc): \(sentence)") }
        }
      }
      try Self.open(nil) { screen in
        XCTAssertTrue(screen.has(.text("No UPC")))
        XCTAssertFalse(screen.has(.text("How it was calculated")))
      }
    }
  }

  func testAKnownProductStaysWhenItCannotBeAskedFor() throws {
    try MainActor.assumeIsolated {
      var service = ProductsService.of([Goods.pen])
      service.product = { _ in throw HTTPFailure.timeout(30) }
      let screen = try Screen.products(service)
      try screen.search("pen", for: .containing("Pixelbook"))
      try screen.tap(.containing("Pixelbook"))
      try screen.wait(for: "Try Again")
      XCTAssertTrue(screen.has(.text("842776108302")))
      try screen.close()

      service.product = { _ in nil }
      let missing = try Screen.products(service)
      try missing.search("pen", for: .containing("Pixelbook"))
      try missing.tap(.containing("Pixelbook"))
      try missing.wait(
        for: .text("The shop has no such product. Check the number, or search for its name."))
      XCTAssertTrue(missing.has(.text("842776108302")))
      try missing.close()
    }
  }
}
