import Foundation
import HTTP
import XCTest

final class DecodingTests: XCTestCase {
  private struct Row: Decodable, Equatable {
    let id: Int
    let name: String?
  }

  private struct Page: Decodable {
    let rows: LossyArray<Row>
    let more: LossyArray<Row>?
  }

  private struct Strict: Decodable {
    let rows: [Row]
    let address: URL?
  }

  private func response(_ body: String) throws -> HTTPResponse {
    HTTPResponse(
      status: 200, body: Data(body.utf8), url: try XCTUnwrap(URL(string: "https://shop.example/")))
  }

  private func assertUndecodable(
    _ body: String, _ reason: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try response(body).decode(Strict.self), file: file, line: line) { error in
      XCTAssertEqual(error as? HTTPFailure, .undecodable(reason), file: file, line: line)
    }
  }

  // MARK: Lossy arrays

  func testOneMalformedElementNeverCostsTheOthers() throws {
    let body = """
      {"rows": [{"id": 1, "name": "a"}, null, {"id": "two"}, 7, "x", [], [[{"id": 9}]], {}, {"id": 3}],
       "more": []}
      """
    let page = try response(body).decode(Page.self)
    XCTAssertEqual(page.rows.elements, [Row(id: 1, name: "a"), Row(id: 3, name: nil)])
    XCTAssertEqual(page.rows.dropped, 7)
    XCTAssertEqual(page.rows.received, 9)
    XCTAssertEqual(page.more?.received, 0)
  }

  func testAnAbsentLossyArrayIsTheCallersOptional() throws {
    XCTAssertNil(try response(#"{"rows": []}"#).decode(Page.self).more)
    XCTAssertNil(try response(#"{"rows": [], "more": null}"#).decode(Page.self).more)
    XCTAssertThrowsError(try response(#"{"rows": {}}"#).decode(Page.self))
    XCTAssertThrowsError(try response(#"{"more": []}"#).decode(Page.self))
  }

  // MARK: Failures that name the place

  func testAFailureNamesThePlace() {
    assertUndecodable(#"{"rows": [{"id": 1}, {"name": "b"}]}"#, "rows[1].id is missing")
    assertUndecodable(#"{"rows": [{"id": "1"}]}"#, "rows[0].id has another type than expected")
    assertUndecodable(#"{"rows": [{"id": null}]}"#, "rows[0].id has another type than expected")
    assertUndecodable(#"{"rows": [], "address": ""}"#, "address has a value that makes no sense")
    assertUndecodable("[]", "the reply has another type than expected")
  }

  func testABodyThatIsNoJSONIsSaidToBeNone() {
    assertUndecodable("", "the reply is empty")
    assertUndecodable(#"{"rows": ["#, "the reply is not valid JSON")
    assertUndecodable("OK", "the reply is not valid JSON")
    assertUndecodable("\n<!doctype html>\n<html></html>", "the reply is a web page instead of data")
    assertUndecodable("<HTML><body>Sign in</body></HTML>", "the reply is a web page instead of data")
  }

  func testAFailureNeverRepeatsTheBody() throws {
    let body = #"{"rows": [{"id": "s3cret"}], "canonicalUrl": "/?apiKey=s3cret"}"#
    XCTAssertThrowsError(try response(body).decode(Strict.self)) { error in
      XCTAssertFalse("\(error)".contains("s3cret"), "\(error)")
    }
  }
}
