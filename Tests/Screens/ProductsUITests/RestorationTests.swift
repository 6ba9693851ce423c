import Foundation
import Products
import Storage
import SwiftUI
import SwiftUITesting
import XCTest

@testable import ProductsUI

final class RestorationTests: XCTestCase {
  /// Opens a window that kept something, lets it be used, closes it, and returns what it keeps then.
  @MainActor
  private static func window(
    _ kept: Kept = Kept(), over service: ProductsService, _ use: (Screen) throws -> Void
  ) throws -> Kept {
    let context = ProductsContext(service: service, locale: Locale(identifier: "en_US"))
    var last = kept
    let screen = Screen {
      KeptWindow(kept: kept, record: { last = $0 }) {
        ProductsView(context, preferences: .memory()).environmentObject(Screen.session())
      }
    }
    try screen.tap("Start")
    try use(screen)
    try screen.settle()
    try screen.close()
    return last
  }

  func testTextSearchOrderAndProductComeBack() throws {
    try MainActor.assumeIsolated {
      let goods = ProductsService.of([Goods.lamp(1), Goods.lamp(2)])
      let kept = try Self.window(over: goods) { screen in
        try screen.search("lamp", for: .text("2 products"))
        try screen.select("Highest price", in: "Sort")
        try screen.wait(until: { screen.spokenRows.first?.hasPrefix("Lamp 2,") == true })
        try screen.tap(.containing("Lamp 1, "))
      }
      XCTAssertEqual(kept, Kept(text: "lamp", query: "lamp", sort: .priceDown, number: "1"))

      let end = try Self.window(kept, over: goods) { screen in
        try screen.wait(for: .text("Lamp 1"))
        XCTAssertEqual(screen.openTitle, "Product")
        XCTAssertTrue(screen.has("bar-code"))
        try screen.goBack()
        XCTAssertEqual(screen.openTitle, "lamp")
        XCTAssertTrue(screen.spokenRows.first?.hasPrefix("Lamp 2,") == true)
        try screen.goBack()
        XCTAssertEqual(screen.searchText, "lamp")
      }
      XCTAssertEqual(end, Kept(text: "lamp", sort: .priceDown), "what was left does not come back")
    }
  }

  func testAProductThatIsNotAmongTheFirstResultsComesBackByItsNumber() throws {
    try MainActor.assumeIsolated {
      var service = ProductsService.of([Goods.lamp(1)])
      service.product = { $0 == .sku(6_306_364) ? FoundProduct(Goods.pen) : nil }
      _ = try Self.window(Kept(query: "lamp", number: "6306364"), over: service) { screen in
        try screen.wait(for: .text("842776108302"))
        XCTAssertTrue(screen.has(.text("Google - Pixelbook Pen - Midnight Blue")))
      }
    }
  }
}
