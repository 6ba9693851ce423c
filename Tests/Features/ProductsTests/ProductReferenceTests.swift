import Products
import XCTest

final class ProductReferenceTests: XCTestCase {
  func testShortNumbersAreTheShopsAndLongOnesOfTheBarCode() {
    XCTAssertEqual(ProductReference("6306364"), .sku(6_306_364))
    XCTAssertEqual(ProductReference(" 1234567890 "), .sku(1_234_567_890))
    XCTAssertEqual(ProductReference("8 42776 10830 2"), .upc("842776108302"))
    XCTAssertEqual(ProductReference("00842776108302"), .upc("00842776108302"))
  }

  func testAnythingElseIsNoNumber() {
    for text in ["", "abc", "12a", "123456789012345", "../1", String(repeating: "9", count: 100)] {
      XCTAssertNil(ProductReference(text), text)
    }
  }
}
