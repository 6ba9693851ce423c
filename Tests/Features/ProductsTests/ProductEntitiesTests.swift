import Foundation
import HTTP
import XCTest

@testable import Products

final class ProductEntitiesTests: XCTestCase {
  func testEveryTextOfAProductIsDecodedOnceAndNotTwice() throws {
    for field in ["name", "manufacturer", "longDescription", "shortDescription"] {
      let body = #"{"products": [{"sku": 1, "\#(field)": "Pen & Paper &amp;lt; &#8482; you&#8217;re"}]}"#
      let url = try XCTUnwrap(URL(string: "https://shop.example"))
      let page = try ProductsPage(HTTPResponse(status: 200, body: Data(body.utf8), url: url))
      let product = try XCTUnwrap(page.products.first)
      let text = product.name ?? product.manufacturer ?? product.description
      XCTAssertEqual(text, "Pen & Paper &lt; ™ you’re", field)
    }
  }
}
