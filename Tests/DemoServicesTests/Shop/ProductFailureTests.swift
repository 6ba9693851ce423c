import HTTP
import XCTest

@testable import DemoServices

final class ProductFailureTests: XCTestCase {
  private var demo: DemoServices { get throws { try .shared() } }

  func testAnUnreadableExpressionIsAnsweredInTheRealEnvelopeKeyIncluded() throws {
    let reply = try demo.get("/v1/products(gurgleflats)?format=json&apiKey=XXX&cursorMark=*&pageSize=100")
    XCTAssertEqual(reply.status, 400)
    let error = try XCTUnwrap(reply["error"] as? [String: Any])
    XCTAssertEqual(Set(error.keys), ["code", "status", "message", "examples"])
    XCTAssertEqual(error["code"] as? Int, 400)
    XCTAssertEqual(error["status"] as? String, "400 Bad Request")
    XCTAssertEqual(
      reply.message,
      "Couldn't understand '/v1/products(gurgleflats)?format=json&apiKey=XXX&cursorMark=*&pageSize=100': "
        + "Failed at character 25.")
    XCTAssertFalse(try XCTUnwrap(error["examples"] as? [String]).isEmpty)
  }

  func testALeadingWildcardIsRefusedAndATrailingOneIsFine() throws {
    XCTAssertEqual(try demo.find("name=*pen").status, 400)
    XCTAssertEqual(try demo.find("search=*pen").status, 400)
    XCTAssertEqual(try demo.find("name=pe*n").status, 400)
    XCTAssertEqual(try demo.find("name=cal*").status, 200)
    XCTAssertEqual(try demo.find("search=cal*").status, 200)
    XCTAssertEqual(try demo.find("search=*").status, 200)
  }

  func testWhatTheParserRefuses() throws {
    for expression in [
      "search=", "search", "=x", "search=a&", "&search=a", "search=a|", "(search=a", "search=a))",
      "search=a,b",
      "search=a=b", "search=a(b", "Name=x", "unknown=1", "salePrice=cheap", "salePrice<", "sku in()",
      "sku in(1",
      "sku in(1,x)", "onSale=maybe", "salePrice>*", "sku=1*", "search=\"a", "search=\u{7}", "sku=1 sku=2",
      "salePrice=nan", "salePrice=1e400", "sku=99999999999999999999", "search!=a",
    ] {
      let reply = try demo.find(expression)
      XCTAssertEqual(reply.status, 400, expression)
      XCTAssertFalse(reply.message.isEmpty, expression)
    }
    XCTAssertEqual(try demo.get("/v1/products(search=a%26b)?format=json").status, 400, "%26 is syntax")
    XCTAssertEqual(try demo.get("/v1/products(search=a)x?format=json").status, 400)
  }

  func testDepthLengthAndNumberAreBounded() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "search=a" + String(repeating: ")", count: depth)
    }
    XCTAssertEqual(try demo.find(nested(30)).status, 200)
    XCTAssertEqual(try demo.find(nested(40)).status, 400)
    XCTAssertEqual(try demo.find(nested(2_000)).status, 400)
    func words(_ count: Int) -> String {
      (0..<count).map { "search=w\($0)" }.joined(separator: "&")
    }
    XCTAssertEqual(try demo.find(words(100)).status, 200)
    XCTAssertEqual(try demo.find(words(101)).status, 400)
    XCTAssertEqual(try demo.find("search=" + String(repeating: "a", count: 5_000)).status, 400)
  }

  func testParametersAreChecked() throws {
    for query in [
      "pageSize=0", "pageSize=101", "pageSize=x", "pageSize=", "page=0", "page=-1",
      "page=99999999999999999999",
      "sort=colour.asc", "sort=name.up", "sort=categoryPath.name.asc", "cursorMark=x", "cursorMark=",
    ] {
      XCTAssertEqual(try demo.find("search=oven", query).status, 400, query)
    }
    XCTAssertEqual(try demo.find("search=oven", "show=").products.first?.keys.contains("sku"), true)
    XCTAssertEqual(try demo.find("search=oven", "show=nothing&pageSize=1").products.first?.count, 0)
  }

  func testXMLIsRefusedWithAClearMessage() throws {
    for path in ["/v1/products(search=pen)", "/v1/products(search=pen)?format=xml", "/v1/products"] {
      let reply = try demo.get(path)
      XCTAssertEqual(reply.status, 400)
      XCTAssertTrue(reply.message.contains("format=json"))
    }
    XCTAssertEqual(try demo.get("/v1/products/6306364.xml").status, 400)
  }

  func testSingleProductsThatDoNotExist() throws {
    XCTAssertEqual(try demo.get("/v1/products/1.json").status, 404)
    XCTAssertEqual(try demo.get("/v1/products/pen.json").status, 400)
    XCTAssertEqual(try demo.get("/v1/products/").status, 400)
    XCTAssertEqual(try demo.get("/v1/productsearch").status, 404)
  }

  func testOnlyGetIsAnswered() throws {
    let url = DemoServices.baseURL.appendingPathComponent("v1/products")
    let reply = try demo.respond(to: HTTPRequest(method: .post, url: url))
    XCTAssertEqual(reply.status, 405)
    XCTAssertEqual(reply.headers["Allow"], "GET")
  }

  func testAnyKeyIsAcceptedAndNone() async throws {
    let request = try HTTPRequest(
      base: DemoServices.baseURL, path: "/v1/products/6306364.json", credential: .query("apiKey", "a&b"))
    let reply = try await demo.client.send(request)
    XCTAssertEqual(reply.status, 200)
    XCTAssertEqual(reply.url, request.url)
  }
}
