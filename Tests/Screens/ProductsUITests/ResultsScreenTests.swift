import Foundation
import HTTP
import Products
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class ResultsScreenTests: XCTestCase {
  func testARowTellsNamePriceAndVerdict() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([Goods.pen, Goods.wrong, Goods.bare]))
      try screen.search("anything", for: .text("3 products"))
      XCTAssertEqual(
        screen.spokenRows,
        [
          "Google - Pixelbook Pen - Midnight Blue, $99.00, UPC: Valid",
          "Lamp with a wrong number, $12.50, UPC: Invalid",
          "Unnamed product, Price unavailable, UPC: No UPC",
        ])
      try screen.close()
    }
  }

  func testScrollingBringsEveryProductOfTheDemoOnce() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(DemoShop().service)
      try screen.search("laptop", for: .containing(" products"))
      let count = try XCTUnwrap(
        screen.texts.first { $0.hasSuffix(" products") }.flatMap { Int($0.dropLast(" products".count)) })
      XCTAssertGreaterThan(count, 25, "one page is not enough")
      var seen: [String] = []
      for _ in 0..<1000 where seen.count < count {
        for row in screen.spokenRows where !seen.contains(row) { seen.append(row) }
        let end = screen.scroll.contentSize.height - screen.scroll.viewport.height
        if screen.scroll.offset.y >= end - 1, seen.count < count {
          try screen.wait(until: { screen.scroll.contentSize.height - screen.scroll.viewport.height > end })
        }
        screen.scroll(to: screen.scroll.offset.y + 400)
        try screen.settle()
      }
      XCTAssertEqual(seen.count, count)
      try screen.close()
    }
  }

  func testAnotherOrderIsChosenFromTheMenu() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.products(.of([Goods.lamp(1), Goods.lamp(2)]))
      try screen.search("lamp", for: .text("2 products"))
      XCTAssertTrue(screen.spokenRows.first?.hasPrefix("Lamp 1,") == true)
      try screen.select("Highest price", in: "Sort")
      try screen.wait(until: { screen.spokenRows.first?.hasPrefix("Lamp 2,") == true })
      try screen.close()
    }
  }

  func testNothingFoundAFailureAndAnOldCopyAreDistinct() throws {
    try MainActor.assumeIsolated {
      let empty = try Screen.products(.of([]))
      try empty.search("lamp", for: "Nothing found")
      XCTAssertFalse(empty.has("Try Again"))
      try empty.close()

      let failing = try Screen.products(.failing(HTTPFailure.timeout(30)))
      try failing.search("lamp", for: "That did not work")
      XCTAssertTrue(failing.has("Try Again"))
      XCTAssertFalse(failing.has("Nothing found"))
      try failing.close()

      let old = HTTPResponse.Origin.offlineCopy(storedAt: Screen.now - 7300)
      let offline = try Screen.products(.of([Goods.pen], origin: old))
      try offline.search(
        "pen", for: .text("The shop cannot be reached. This was saved 2 hours ago."))
      XCTAssertEqual(offline.spokenRows.count, 1)
      XCTAssertFalse(offline.has("That did not work"))
      try offline.tap("Refresh")
      try offline.wait(until: { offline.spokenRows.count == 1 })
      try offline.close()
    }
  }

  func testTryAgainAsksOnceMore() throws {
    try MainActor.assumeIsolated {
      let stub = ReplyStub()
      let screen = try Screen.products(stub.service)
      try screen.type("lamp", into: "search-field", committing: true)
      try screen.wait(until: { stub.queries.count == 1 })
      stub.fail(0, HTTPFailure.timeout(30))
      try screen.wait(for: "Try Again")
      try screen.tap("Try Again")
      XCTAssertTrue(screen.has("Loading…"))
      try screen.wait(until: { stub.queries.count == 2 })
      stub.answer(1, ProductsPage(products: [Goods.pen]))
      try screen.wait(until: { screen.spokenRows.count == 1 })
      try screen.close()
    }
  }

  func testAPageThatDoesNotComeLeavesTheRowsAndIsAskedForAgain() throws {
    try MainActor.assumeIsolated {
      let stub = ReplyStub()
      let screen = try Screen.products(stub.service)
      try screen.type("lamp", into: "search-field", committing: true)
      try screen.wait(until: { stub.queries.count == 1 })
      let next = ProductsCursor(mark: "b")
      stub.answer(0, ProductsPage(products: [Goods.lamp(1), Goods.lamp(2)], total: 3, next: next))
      try screen.wait(for: .text("3 products"))
      // All rows are near the end.
      try screen.wait(until: { stub.queries.count == 2 })
      stub.fail(1, HTTPFailure.timeout(30))
      try screen.wait(for: "Try Again")
      XCTAssertEqual(screen.spokenRows.count, 2)
      try screen.tap("Try Again")
      try screen.wait(until: { stub.queries.count == 3 })
      stub.answer(2, ProductsPage(products: [Goods.lamp(3)], total: 3))
      try screen.wait(until: { screen.spokenRows.count == 3 })
      XCTAssertEqual(stub.queries.count, 3)
      try screen.close()
    }
  }

  func testALateReplyOfALeftOrOlderSearchChangesNothing() throws {
    try MainActor.assumeIsolated {
      let stub = ReplyStub()
      let screen = try Screen.products(stub.service)
      try screen.type("lamp", into: "search-field", committing: true)
      try screen.wait(until: { stub.queries.count == 1 })
      try screen.goBack()
      stub.answer(0, ProductsPage(products: [Goods.lamp(1)]))
      try screen.settle()
      XCTAssertEqual(screen.openTitle, "Products")
      XCTAssertEqual(screen.spokenRows, [])

      try screen.type("first", into: "search-field", committing: true)
      try screen.wait(until: { stub.queries.count == 2 })
      try screen.goBack()
      try screen.type("second", into: "search-field", committing: true)
      try screen.wait(until: { stub.queries.count == 3 })
      stub.answer(2, ProductsPage(products: [Goods.lamp(3)]))
      try screen.wait(until: { screen.spokenRows.count == 1 })
      stub.answer(1, ProductsPage(products: [Goods.lamp(2), Goods.lamp(1)]))
      try screen.settle()
      XCTAssertEqual(screen.openTitle, "second")
      XCTAssertTrue(screen.spokenRows.first?.hasPrefix("Lamp 3,") == true)
      XCTAssertEqual(screen.spokenRows.count, 1)
      try screen.close()
    }
  }
}
