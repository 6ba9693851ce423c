import Foundation
import Products
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class WideWindowTests: XCTestCase {
  func testResultsAndProductStandSideBySide() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([Goods.pen, Goods.wrong]), size: Screen.tablet)
      XCTAssertTrue(screen.has("No product chosen"))
      try screen.search("anything", for: .text("2 products"))
      try screen.tap(.containing("Pixelbook"))
      XCTAssertTrue(screen.has("bar-code"))
      let row = try screen.get(.containing("Pixelbook Pen - Midnight Blue, ")).frameInWindow
      XCTAssertLessThan(row.maxX, try screen.get("bar-code").frameInWindow.minX)
      try screen.tap(.containing("Lamp with a wrong number, "))
      XCTAssertTrue(screen.has(.text("The check digit of this UPC-A number is 3, but should be 2.")))
      XCTAssertFalse(screen.has("bar-code"))
      XCTAssertEqual(screen.spokenRows.count, 2)
      try screen.close()
    }
  }

  func testTheDemoIsToldOnceInAnyWidth() throws {
    try MainActor.assumeIsolated {
      let demo = Query.text("Demo: what you see is made up.")
      let screen = try Screen.products(.of([Goods.pen]), size: Screen.tablet)
      try screen.search("anything", for: .text("1 product"))
      XCTAssertEqual(screen.all(demo).count, 1)
      try screen.tap(.containing("Pixelbook"))
      XCTAssertEqual(screen.all(demo).count, 1)
      try screen.resize(to: Screen.phone)
      XCTAssertEqual(screen.all(demo).count, 1, "the product covers the results")
      XCTAssertTrue(screen.has("bar-code"))
      try screen.resize(to: Screen.tablet)
      XCTAssertEqual(screen.all(demo).count, 1)
      try screen.close()
    }
  }

  func testTheProductStaysOpenWhenTheWindowNarrowsAndWidens() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([Goods.pen, Goods.wrong]), size: Screen.tablet)
      try screen.search("anything", for: .text("2 products"))
      try screen.tap(.containing("Pixelbook"))
      try screen.tap(.text("How it was calculated"))
      try screen.resize(to: Screen.phone, steps: 6)
      XCTAssertTrue(screen.has("bar-code"))
      XCTAssertTrue(screen.has(.text("Total: 78 + 20 = 98")), "what was opened stays open")
      XCTAssertEqual(screen.spokenRows, [])
      try screen.resize(to: Screen.tablet, steps: 6)
      XCTAssertTrue(screen.has("bar-code"))
      XCTAssertEqual(screen.spokenRows.count, 2)
      try screen.resize(to: Screen.phone)
      try screen.goBack()
      XCTAssertEqual(screen.spokenRows.count, 2)
      try screen.goBack()
      XCTAssertEqual(screen.openTitle, "Products")
      try screen.close()
    }
  }

  func testTheProductStaysWhenItsRowIsScrolledAway() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of((1...200).map(Goods.lamp)), size: Screen.tablet)
      try screen.search("lamp", for: .text("200 products"))
      try screen.tap(.containing("Lamp 2, "))
      try screen.scroll(
        to: .containing("Lamp 150, "), in: .kind(ScrollContent.self).around(.text("200 products")))
      XCTAssertTrue(screen.has(.text("Lamp 2")))
      XCTAssertTrue(screen.has("bar-code"))
      try screen.close()
    }
  }
}
