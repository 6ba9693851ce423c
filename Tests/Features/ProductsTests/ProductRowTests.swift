import Formatting
import Foundation
import Products
import XCTest

final class ProductRowTests: XCTestCase {
  private let american = Locale(identifier: "en_US")

  func testARowShowsNamePriceAndVerdict() {
    let row = ProductRow(
      Product(
        sku: 7, name: "Lamp", upc: "842776108302", price: Money(minorUnits: 156_998, currency: "USD")),
      locale: american)
    XCTAssertEqual(row.title, "Lamp")
    XCTAssertEqual(row.price, "$1,569.98")
    XCTAssertEqual(row.upc, "842776108302")
    XCTAssertEqual(row.badge.text, "Valid")
    XCTAssertEqual(row.badge.tone, .good)
  }

  func testARowIsReadAloudAsOne() {
    let row = ProductRow(
      Product(name: "Lamp", upc: "036000291453", price: Money(minorUnits: 999, currency: "USD")),
      locale: american)
    XCTAssertEqual(row.spoken, "Lamp, $9.99, UPC: Invalid")
  }

  func testAProductIsPassedOnWithItsNumber() {
    let detail = ProductDetail(Product(name: "Lamp", upc: "842776108302"), locale: american)
    XCTAssertEqual(
      detail.shared, "Lamp\nPrice unavailable\nUPC 842776108302")
    XCTAssertEqual(
      ProductDetail(Product(name: "Lamp"), locale: american).shared, "Lamp\nPrice unavailable")
  }

  func testANumberOfUPCEIsToldWithTheOneItStandsFor() {
    func detail(_ upc: String) -> ProductDetail { ProductDetail(Product(upc: upc), locale: american) }
    XCTAssertEqual(
      detail("07838604").expansion,
      "It stands for the UPC-A number 078000003864, from which the check digit is calculated.")
    XCTAssertNil(detail("842776108302").expansion)
  }

  func testItIsSaidWhyThereAreNoBars() {
    func reason(_ upc: String?) -> String? { ProductDetail(Product(upc: upc), locale: american).whyNoBars }
    XCTAssertEqual(reason("036000291453"), "No scanner would read a bar code of this number.")
    XCTAssertEqual(reason("04256212"), "It is not known which of two bar codes this number has.")
    XCTAssertEqual(reason("00842776108302"), "Numbers of this kind are printed as other symbols than bars.")
    XCTAssertNil(reason("842776108302"))
    XCTAssertNil(reason(nil))
  }

  func testWhatIsMissingIsSaid() {
    let row = ProductRow(Product(sku: 7), locale: american)
    XCTAssertEqual(row.title, "Unnamed product")
    XCTAssertEqual(row.price, "Price unavailable")
    XCTAssertEqual(row.upc, "No UPC")
    XCTAssertEqual(row.badge.text, "No UPC")
    XCTAssertEqual(row.badge.tone, .doubtful)
    XCTAssertNil(row.image)
  }

  func testTheToneFollowsTheVerdict() {
    for (upc, tone) in [
      ("036000291453", VerdictBadge.Tone.bad), ("9517***53", .bad), ("84277610830", .doubtful),
      ("04256212", .doubtful), ("400064103271", .good),
    ] {
      XCTAssertEqual(ProductRow(Product(upc: upc), locale: american).badge.tone, tone, upc)
    }
  }

  func testTheDetailHasTheWorkingTheNotesAndTheBars() {
    let detail = ProductDetail(
      Product(
        sku: 7, name: "Lamp", upc: "400064103271", price: Money(minorUnits: 1999, currency: "USD"),
        regularPrice: Money(minorUnits: 2499, currency: "USD"), description: "Bright."),
      locale: american)
    XCTAssertEqual(detail.explanation, "The check digit 1 of this UPC-A number is right.")
    XCTAssertEqual(detail.calculatedDigit, "1")
    XCTAssertEqual(detail.steps.count, 6)
    XCTAssertEqual(
      detail.notes, ["This is a store-internal number: another shop may use it for something else."])
    XCTAssertEqual(detail.bars?.moduleCount, 95)
    XCTAssertEqual(detail.price, "$19.99")
    XCTAssertEqual(detail.regularPrice, "$24.99")
    XCTAssertEqual(detail.description, "Bright.")
  }

  func testTheDetailOfAProductWithoutAnythingDoesNotFail() {
    let detail = ProductDetail(Product(sku: 7), locale: american)
    XCTAssertNil(detail.explanation)
    XCTAssertNil(detail.calculatedDigit)
    XCTAssertNil(detail.bars)
    XCTAssertNil(detail.regularPrice)
    XCTAssertEqual(detail.steps, [])
    XCTAssertEqual(detail.description, "There is no description of this product.")
  }
}
