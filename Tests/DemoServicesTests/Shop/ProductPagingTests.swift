import HTTP
import XCTest

@testable import DemoServices

final class ProductPagingTests: XCTestCase {
  func testAPageByNumberHasTheWholeEnvelope() throws {
    let demo = try DemoServices.shared()
    let reply = try demo.find("type=HardGood", "show=name,sku&pageSize=5&page=2&apiKey=XXX")
    XCTAssertEqual(reply["from"] as? Int, 6)
    XCTAssertEqual(reply["to"] as? Int, 10)
    XCTAssertEqual(reply["currentPage"] as? Int, 2)
    XCTAssertEqual(reply["totalPages"] as? Int, (reply.total + 4) / 5)
    XCTAssertEqual(reply["partial"] as? Bool, false)
    XCTAssertNotNil((reply["queryTime"] as? String).flatMap { Double($0) }, "a number, as text")
    XCTAssertNotNil((reply["totalTime"] as? String).flatMap { Double($0) })
    XCTAssertEqual(
      reply["canonicalUrl"] as? String,
      "/v1/products(type=\"HardGood\")?show=name,sku&pageSize=5&page=2&format=json&apiKey=XXX",
      "the real service repeats the key, too")
    XCTAssertEqual(reply.products.map { Set($0.keys) }, Array(repeating: ["name", "sku"], count: 5))
  }

  func testTenProductsAreAPageUnlessAskedOtherwise() throws {
    let reply = try DemoServices.shared().get("/v1/products?format=json")
    XCTAssertEqual(reply.products.count, 10)
    XCTAssertEqual(reply["from"] as? Int, 1)
    XCTAssertEqual(reply["to"] as? Int, 10)
  }

  func testAPageAfterTheLastIsEmpty() throws {
    let reply = try DemoServices.shared().find("search=pixel&search=pen", "page=9")
    XCTAssertEqual(reply.status, 200)
    XCTAssertEqual(reply.total, 8)
    XCTAssertEqual(reply.products.count, 0)
  }

  func testCursorsLeadToTheEndWithoutADuplicate() throws {
    let demo = try DemoServices.shared()
    for query in ["", "&sort=salePrice.desc", "&sort=name.asc"] {
      var mark = "*"
      var skus: [Int] = []
      while true {
        let reply = try demo.find(
          "search=black", "show=sku&pageSize=7&cursorMark=\(mark.percentEncoded)\(query)")
        XCTAssertNil(reply["from"])
        XCTAssertNil(reply["to"])
        XCTAssertNil(reply["currentPage"])
        let next = try XCTUnwrap(reply["nextCursorMark"] as? String)
        if reply.products.isEmpty {
          XCTAssertEqual(next, mark, "the end repeats the mark")
          XCTAssertEqual(skus.count, reply.total)
          break
        }
        XCTAssertNotEqual(next, mark)
        skus += reply.skus
        mark = next
      }
      XCTAssertGreaterThan(skus.count, 100)
      XCTAssertEqual(Set(skus).count, skus.count)
    }
  }

  func testPagesLeadThroughTheWholeShopWithoutADuplicate() throws {
    let demo = try DemoServices.shared()
    let pages = try XCTUnwrap(demo.get("/v1/products?format=json&pageSize=100")["totalPages"] as? Int)
    let skus = try (1...pages).flatMap { page in
      try demo.get("/v1/products?format=json&pageSize=100&show=sku&page=\(page)").products
        .compactMap { Int("\($0["sku"] ?? "")") }
    }
    XCTAssertGreaterThanOrEqual(skus.count, 1_000)
    XCTAssertEqual(Set(skus).count, skus.count)
  }

  func testAMarkHoldsWhatAClientMustEncode() throws {
    let demo = try DemoServices.shared()
    let mark = try XCTUnwrap(
      demo.find("search=black", "cursorMark=*")["nextCursorMark"] as? String)
    for character in "+/=" { XCTAssertTrue(mark.contains(character), mark) }
    XCTAssertEqual(try demo.find("search=black", "cursorMark=\(mark)").status, 400, "a bare + is a blank")
  }

  func testAnEmptyResultEndsAtOnce() throws {
    let reply = try DemoServices.shared().find("search=zzzz", "cursorMark=*")
    XCTAssertEqual(reply.total, 0)
    XCTAssertEqual(reply["nextCursorMark"] as? String, "*")
  }

  func testEveryMarkIsReadBackAndNothingElseIs() {
    for offset in [0, 1, 9, 10, 99, 100, 12_345, 100_000_000] {
      XCTAssertEqual(CursorMark(CursorMark(offset: offset).text)?.offset, offset)
    }
    for text in ["", "x", "AAAA", "+/+/", "+/+/MTA"] {
      XCTAssertNil(CursorMark(text), text)
    }
  }
}
