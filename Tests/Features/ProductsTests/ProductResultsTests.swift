import Products
import XCTest

final class ProductResultsTests: XCTestCase {
  private func page(_ skus: [Int], total: Int? = nil, next: String? = nil, dropped: Int = 0) -> ProductsPage {
    ProductsPage(
      products: skus.map { Product(sku: $0) }, dropped: dropped, total: total,
      next: next.map(ProductsCursor.init))
  }

  func testPagesAreAppendedInTheirOrder() {
    var results = ProductResults()
    XCTAssertEqual(results.next, .start)
    XCTAssertEqual(results.append(page([3, 1], total: 4, next: "a")).count, 2)
    XCTAssertEqual(results.next, ProductsCursor(mark: "a"))
    results.append(page([2, 4], total: 4, next: "b"))
    XCTAssertEqual(results.products.map(\.sku), [3, 1, 2, 4])
    XCTAssertEqual(results.total, 4)
  }

  func testThereIsNoPageAfterTheLastProduct() {
    var results = ProductResults()
    results.append(page([1, 2], total: 2, next: "a"))
    XCTAssertNil(results.next)
  }

  func testRowsThatCouldNotBeReadCountForTheEnd() {
    var results = ProductResults()
    results.append(page([1], total: 2, next: "a", dropped: 1))
    XCTAssertNil(results.next)
    XCTAssertEqual(results.dropped, 1)
  }

  func testThePageThatArrivesTwiceBringsNoDuplicates() {
    var results = ProductResults()
    results.append(page([1, 2], total: 4, next: "a"))
    XCTAssertEqual(results.append(page([1, 2], total: 4, next: "b")), [])
    XCTAssertEqual(results.products.map(\.sku), [1, 2])
    XCTAssertEqual(results.next, ProductsCursor(mark: "b"), "two of the four are still missing")
  }

  func testAnEmptyPageWithTheSameMarkIsTheEnd() {
    var results = ProductResults()
    results.append(page([1], next: "a"))
    results.append(page([], next: "a"))
    XCTAssertNil(results.next)
  }

  func testAMarkThatDoesNotMoveOnIsTheEnd() {
    var results = ProductResults()
    results.append(page([1], next: "a"))
    results.append(page([2], next: "a"))
    XCTAssertNil(results.next)
    XCTAssertEqual(results.products.count, 2)
  }

  func testPagesThatRepeatUnderEverNewMarksComeToAnEnd() {
    var results = ProductResults()
    var pages = 0
    while results.next != nil, pages < 20 {
      results.append(page([1, 2], next: "mark \(pages)"))
      pages += 1
    }
    XCTAssertEqual(pages, 4, "the first, and three that bring nothing new")
    XCTAssertEqual(results.products.count, 2)
  }

  func testAnEmptyPageOrAMissingMarkIsTheEnd() {
    var empty = ProductResults()
    empty.append(page([], total: 9, next: "a"))
    XCTAssertNil(empty.next)
    var markless = ProductResults()
    markless.append(page([1], total: 9))
    XCTAssertNil(markless.next)
  }

  func testProductsWithoutNumberAreToldApartByWhatTheyHave() {
    var results = ProductResults()
    let lamp = Product(name: "Lamp", upc: "012345678905")
    let twin = Product(name: "Lamp", upc: "036000291452")
    results.append(ProductsPage(products: [lamp, twin, lamp], total: 9, next: ProductsCursor(mark: "a")))
    XCTAssertEqual(results.products, [lamp, twin])
  }
}
