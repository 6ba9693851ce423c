import XCTest

final class ProductsCommandTests: CommandTestCase {
  private func products(_ words: String...) throws -> [[String: Any]] {
    let run = try CommandRun(["products", "search"] + words + ["--json"], data: data)
    return try XCTUnwrap(try run.object()["products"] as? [[String: Any]])
  }

  func testASearchForTwoWordsFindsWhatHasBoth() throws {
    let run = try run("products", "search", "pixel", "pen", "--json")
    let reply = try run.object()
    let product = try XCTUnwrap((reply["products"] as? [[String: Any]])?.first)
    XCTAssertGreaterThanOrEqual(reply["total"] as? Int ?? 0, 1)
    XCTAssertEqual(product["name"] as? String, "Google - Pixelbook Pen - Midnight Blue")
    XCTAssertEqual(product["upc"] as? String, "842776108302")
    let price = try XCTUnwrap(product["price"] as? [String: Any])
    XCTAssertEqual(price["minorUnits"] as? Int, 9900)
    XCTAssertEqual(price["currency"] as? String, "USD")
    XCTAssertEqual(price["text"] as? String, "$99.00")
    XCTAssertEqual((product["checkDigit"] as? [String: Any])?["calculatedCheckDigit"] as? Int, 2)
    XCTAssertTrue((product["description"] as? String)?.hasPrefix("Write and design with confidence") == true)
    XCTAssertTrue((product["image"] as? String)?.hasPrefix("https://") == true)
  }

  func testManyPagesComeWithoutDuplicatesUpToTheLimit() throws {
    let many = try products("black", "--limit", "130")
    XCTAssertEqual(many.count, 130)
    XCTAssertEqual(Set(many.compactMap { $0["sku"] as? Int }).count, 130)
  }

  func testAResultShorterThanTheLimitEndsByItself() throws {
    let run = try run("products", "search", "pen", "--limit", "1000", "--json").object()
    XCTAssertEqual((run["products"] as? [Any])?.count, run["total"] as? Int)
  }

  func testTheOrderIsAsAskedFor() throws {
    func prices(_ sort: String) throws -> [Int] {
      try products("laptop", "--limit", "60", "--sort", sort)
        .compactMap { ($0["price"] as? [String: Any])?["minorUnits"] as? Int }
    }
    XCTAssertEqual(try prices("price"), try prices("price").sorted())
    XCTAssertEqual(try prices("-price"), try prices("-price").sorted(by: >))
    XCTAssertNotEqual(try prices("price").first, try prices("-price").first)
    let names = try products("laptop", "--sort", "name").compactMap { $0["name"] as? String }
    XCTAssertEqual(names, names.sorted { $0.compare($1, options: .caseInsensitive) == .orderedAscending })
  }

  func testReservedCharactersAreNoSyntax() throws {
    for text in ["C&A", "TV (65\")", "a/b", "#1", "100%", "café", "日本", "x=y|z", "pen\\*"] {
      let run = try run("products", "search", text, "--json")
      XCTAssertEqual(run.status, 0, text + run.messages)
    }
  }

  func testABlankSearchIsRefusedWithoutARequest() throws {
    let run = try run("products", "search", " ", "--source", "http://127.0.0.1:1")
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(run.messages.contains("at least one word"), run.messages)
  }

  func testAProductIsShownByEitherNumber() throws {
    let bySKU = try run("products", "show", "6306364", "--json").object()
    let byUPC = try run("products", "show", "842776108302", "--json").object()
    XCTAssertEqual(bySKU["name"] as? String, "Google - Pixelbook Pen - Midnight Blue")
    XCTAssertEqual(byUPC["sku"] as? Int, 6_306_364)
    let text = try run("products", "show", "6306364").output
    for part in ["$99.00", "842776108302", "✓ valid", "26 × 3 = 78", "Check digit: 10 − 8 = 2"] {
      XCTAssertTrue(text.contains(part), "\(part) is missing in \(text)")
    }
  }

  func testAProductThatIsNotThereIsAFailureThatSaysSo() throws {
    let run = try run("products", "show", "99", "--json")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.messages.contains("no product"), run.messages)
  }
}
