import XCTest

final class UPCCommandTests: CommandTestCase {
  private func checks(_ numbers: String...) throws -> [[String: Any]] {
    let run = try CommandRun(["upc"] + numbers + ["--json"], data: data)
    return try XCTUnwrap(try run.json as? [[String: Any]])
  }

  func testTheNumberOfTheTaskIsCompleteStepByStep() throws {
    let check = try checks("84277610830")[0]
    XCTAssertEqual(check["input"] as? String, "84277610830")
    XCTAssertEqual(check["kind"] as? String, "UPC-A")
    XCTAssertEqual(check["verdict"] as? String, "incomplete")
    XCTAssertTrue(check["givenCheckDigit"] is NSNull)
    XCTAssertEqual(check["calculatedCheckDigit"] as? Int, 2)
    XCTAssertEqual(check["oddSum"] as? Int, 26)
    XCTAssertEqual(check["evenSum"] as? Int, 20)
    XCTAssertEqual(check["total"] as? Int, 98)
    XCTAssertTrue(check["expanded"] is NSNull)
  }

  func testEachVerdictHasItsWordAndKind() throws {
    let numbers = [
      "842776108302", "036000291453", "07838604", "04256212", "9517***53$85!2654", "00842776108302",
    ]
    let run = try CommandRun(["upc", "--json"] + numbers, data: data)
    let checks = try XCTUnwrap(try run.json as? [[String: Any]])
    XCTAssertEqual(
      checks.map { $0["verdict"] as? String },
      ["valid", "invalid", "valid", "ambiguous", "malformed", "valid"])
    XCTAssertEqual(
      checks.map { $0["kind"] as? String }, ["UPC-A", "UPC-A", "UPC-E", nil, nil, "GTIN-14"])
    XCTAssertEqual(checks[2]["expanded"] as? String, "078000003864")
    XCTAssertEqual(checks[4]["notes"] as? [String] == [], false)
  }

  func testTheStatusTellsWhetherANumberIsWrong() throws {
    XCTAssertEqual(try run("upc", "842776108302", "84277610830", "04256212").status, 0)
    XCTAssertEqual(try run("upc", "842776108302", "036000291453").status, 1)
    XCTAssertEqual(try run("upc", "").status, 1)
    XCTAssertEqual(try run("upc", "842776108302\n").status, 0)
    XCTAssertEqual(try run("upc").status, 2)
  }

  func testThePlainTextShowsTheWorkingAndNoColour() throws {
    let text = try run("upc", "842776108302").output
    XCTAssertTrue(text.contains("✓ valid  842776108302  UPC-A"), text)
    XCTAssertTrue(text.contains("26 × 3 = 78"), text)
    XCTAssertFalse(text.contains("\u{1B}"))
  }

  func testControlCharactersOfAnArgumentNeverReachTheTerminal() throws {
    let text = try run("upc", "1\u{1B}[2J2\u{202E}").output
    XCTAssertFalse(text.contains("\u{1B}"))
    XCTAssertFalse(text.contains("\u{202E}"))
  }
}
