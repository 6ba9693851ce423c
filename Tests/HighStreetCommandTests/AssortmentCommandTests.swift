import XCTest

final class AssortmentCommandTests: CommandTestCase {
  func testTheWholeTreeIsOneDocument() throws {
    let root = try run("assortment", "--json").object()
    XCTAssertEqual(root["path"] as? String, "")
    let tops = try XCTUnwrap(root["children"] as? [[String: Any]])
    XCTAssertEqual(tops[0]["label"] as? String, "Shop")
    XCTAssertEqual(tops[0]["kind"] as? String, "link")
    XCTAssertEqual(tops[1]["label"] as? String, "Damen")
    XCTAssertEqual(tops[1]["kind"] as? String, "node")
    func count(_ entry: [String: Any]) -> Int {
      1 + (entry["children"] as? [[String: Any]] ?? []).reduce(0) { $0 + count($1) }
    }
    XCTAssertGreaterThan(count(root), 200)
  }

  func testAPathShowsItsSubtreeWithTheInheritedTeaser() throws {
    let node = try run("assortment", "1.1.1", "--json").object()
    XCTAssertEqual(node["path"] as? String, "1.1.1")
    XCTAssertEqual(node["label"] as? String, "Neuheiten")
    let top = try run("assortment", "1", "--json").object()
    XCTAssertNotNil(top["teaser"] as? String)
    XCTAssertEqual(node["teaser"] as? String, top["teaser"] as? String)
  }

  func testEntitiesInALabelAreDecoded() throws {
    XCTAssertTrue(try run("assortment").output.contains("Wohnen & Möbel"))
  }

  func testASearchFoldsAccentsAndGivesTheTrail() throws {
    let hits = try XCTUnwrap(
      try run("assortment", "--find", "mobel", "--json").object()["hits"] as? [[String: Any]])
    let home = try XCTUnwrap(hits.first { $0["label"] as? String == "Möbel" })
    XCTAssertEqual(home["trail"] as? [String], ["Wohnen & Möbel"])
    XCTAssertNotNil(home["url"] as? String)
    let path = try XCTUnwrap(home["path"] as? String)
    XCTAssertEqual(try run("assortment", path, "--json").object()["label"] as? String, "Möbel")
  }

  func testAPathThatIsNoneOrLeadsNowhereIsToldApart() throws {
    XCTAssertEqual(try run("assortment", "1.x").status, 2)
    let run = try run("assortment", "1.99")
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.messages.contains("no entry at 1.99"), run.messages)
  }
}
