import HTTP
import XCTest

@testable import DemoServices

final class ValidationTests: XCTestCase {
  private func get(_ path: String, ifNoneMatch: String? = nil) throws -> HTTPResponse {
    var request = try HTTPRequest(base: DemoServices.baseURL, path: path)
    request.headers["If-None-Match"] = ifNoneMatch
    return try DemoServices.shared().respond(to: request)
  }

  func testAClientThatHasAPictureOrPageAlreadyIsToldSo() throws {
    for path in ["/pictures/agency/harbour.png", "/kategorie/damen/", "/pages/products/6306364"] {
      let reply = try get(path)
      let tag = try XCTUnwrap(reply.headers["ETag"], path)
      XCTAssertTrue(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 2, tag)
      for header in [tag, "W/" + tag, "\"other\", \(tag)", "*"] {
        let unchanged = try get(path, ifNoneMatch: header)
        XCTAssertEqual(unchanged.status, 304, header)
        XCTAssertTrue(unchanged.body.isEmpty)
        XCTAssertEqual(unchanged.headers["ETag"], tag)
        XCTAssertEqual(unchanged.headers["Cache-Control"], reply.headers["Cache-Control"])
        XCTAssertNil(unchanged.headers["Content-Type"])
      }
      for header in ["", "\"other\"", String(tag.dropLast(2)) + "\"", String(tag.dropFirst().dropLast())] {
        let changed = try get(path, ifNoneMatch: header)
        XCTAssertEqual(changed.status, 200, header)
        XCTAssertEqual(changed.body, reply.body)
      }
    }
  }

  func testWhatIsMissingHasNoTag() throws {
    for path in ["/pictures/agency/nobody.png", "/kategorie/nichts/"] {
      let reply = try get(path, ifNoneMatch: "*")
      XCTAssertEqual(reply.status, 404)
      XCTAssertNil(reply.headers["ETag"])
    }
  }

  func testAnotherPageHasAnotherTag() throws {
    XCTAssertNotEqual(
      try get("/kategorie/damen/").headers["ETag"], try get("/kategorie/herren/").headers["ETag"])
  }
}
