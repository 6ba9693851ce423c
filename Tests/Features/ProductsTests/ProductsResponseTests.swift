import Formatting
import HTTP
import XCTest

@testable import Products

final class ProductsResponseTests: XCTestCase {
  private func page(_ fixture: String) throws -> ProductsPage {
    try ProductsPage(Fixture.response(fixture))
  }

  func testAnOrdinaryPage() throws {
    let page = try page("ordinary_page.json")
    XCTAssertEqual(page.total, 3)
    XCTAssertEqual(page.dropped, 0)
    XCTAssertEqual(page.next, ProductsCursor(mark: "AoE/fixture+mark=="))
    XCTAssertEqual(page.origin, .network)
    XCTAssertEqual(page.products.map(\.sku), [7_000_001, 7_000_002, 7_000_003])
    XCTAssertEqual(
      page.products[0],
      Product(
        sku: 7_000_001, name: "Lumina - Desk Lamp - Matte Black", manufacturer: "Lumina",
        modelNumber: "LM-1", upc: "842776108302", price: Money(minorUnits: 1999, currency: "USD"),
        regularPrice: Money(minorUnits: 2499, currency: "USD"),
        image: URL(string: "https://img.example.com/7000001.jpg"),
        page: URL(string: "https://shop.example.com/lamps/7000001"),
        description: "A lamp for the desk, with a steady foot."))
  }

  func testAPictureByHTTPIsAskedForByHTTPS() throws {
    let image = try page("ordinary_page.json").products[1].image
    XCTAssertEqual(
      image?.absoluteString, "https://img.example.com/7000002.jpg;maxHeight=640;maxWidth=550")
  }

  func testTheShortDescriptionStandsInForAMissingLongOne() throws {
    XCTAssertEqual(try page("ordinary_page.json").products[1].description, "A lamp for the floor.")
  }

  func testAProductWithNullsIsShownWithWhatItHas() throws {
    let page = try page("nulls.json")
    XCTAssertEqual(
      page.products,
      [
        Product(sku: 7_000_010), Product(sku: 7_000_011), Product(upc: "012345678905"),
        Product(sku: 7_000_012),
      ])
    XCTAssertEqual(page.dropped, 0)
  }

  func testNumbersAsStringsAndStringsAsNumbersAreRead() throws {
    let page = try page("numbers_as_strings.json")
    XCTAssertEqual(page.total, 2)
    XCTAssertEqual(page.next, ProductsCursor(mark: "17"))
    XCTAssertEqual(
      page.products,
      [
        Product(
          sku: 7_000_020, name: "1984", upc: "842776108302",
          price: Money(minorUnits: 1234, currency: "USD"),
          regularPrice: Money(minorUnits: 1500, currency: "USD")),
        Product(name: "A lamp"),
      ])
  }

  func testEntitiesAreDecodedOnce() throws {
    let product = try XCTUnwrap(page("entities.json").products.first)
    XCTAssertEqual(product.name, "Knights of Pen & Paper – 65\" & more™")
    XCTAssertEqual(product.manufacturer, "Smith & Sons")
    XCTAssertEqual(product.description, "Write &lt;b> as you’re used to. It's ®.")
  }

  func testMalformedRowsCostNobodyElseAndAreCounted() throws {
    let page = try page("malformed_rows.json")
    XCTAssertEqual(page.products, [Product(sku: 7_000_040, name: "The one good row")])
    XCTAssertEqual(page.dropped, 6)
  }

  func testAWebPageInPlaceOfDataIsToldAsSuch() throws {
    XCTAssertThrowsError(try page("captive_portal.html")) { error in
      XCTAssertEqual(
        error as? HTTPFailure, .undecodable("the reply is a web page instead of data"))
    }
  }

  func testDataOfAnotherKindIsNoEmptyPage() throws {
    XCTAssertThrowsError(try page("rate_limit_403.json")) { error in
      XCTAssertEqual(error as? HTTPFailure, .undecodable("products is missing"))
    }
  }

  func testNothingOfAPageHoldsTheKeyThatTheServiceEchoes() throws {
    var dumped = ""
    dump(try page("ordinary_page.json"), to: &dumped)
    XCTAssertFalse(dumped.contains("a-key-of-the-tests"))
    XCTAssertTrue(dumped.contains("Desk Lamp"))
  }

  func testTheLastPageHasItsMarkAndNoProducts() throws {
    let page = try page("cursor_end.json")
    XCTAssertEqual(page.products, [])
    XCTAssertEqual(page.next, ProductsCursor(mark: "AoE/fixture+mark=="))
  }
}
