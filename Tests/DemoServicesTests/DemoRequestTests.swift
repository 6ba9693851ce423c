import HTTP
import XCTest

@testable import DemoServices

final class DemoRequestTests: XCTestCase {
  private func request(_ address: String) throws -> DemoRequest {
    DemoRequest(HTTPRequest(url: try XCTUnwrap(URL(string: address))))
  }

  func testTheAddressIsTakenApart() throws {
    let request = try request(
      "http://127.0.0.1:8080/v1/products(search=a%26b)?show=name,upc&mark=a%2Bb+c#top")
    XCTAssertEqual(request.base, "http://127.0.0.1:8080")
    XCTAssertEqual(request.path, "/v1/products(search=a%26b)")
    XCTAssertEqual(request.query.map(\.name), ["show", "mark"])
    XCTAssertEqual(request["show"], "name,upc")
    XCTAssertEqual(request["mark"], "a+b c", "a bare + is a blank, an encoded one is itself")
  }

  func testAnAddressWithoutPathHasTheRootPath() throws {
    XCTAssertEqual(try request("http://host").path, "/")
    XCTAssertEqual(try request("http://host?a=b")["a"], "b")
    XCTAssertEqual(try request("http://host?a")["a"], "")
    XCTAssertNil(try request("http://host/x")["a"])
  }

  func testDecodingNeverFails() throws {
    for (encoded, text) in [("100%", "100%"), ("%zz%4", "%zz%4"), ("caf%C3%A9", "café"), ("%FF", "\u{FFFD}")]
    {
      let request = HTTPRequest(url: try XCTUnwrap(URL(string: "http://host/?a=\(encoded)")))
      XCTAssertEqual(DemoRequest(request)["a"], text)
    }
  }
}
