import XCTest

@testable import Assortment

final class CategorySearchTests: XCTestCase {
  private func labels(_ text: String, in file: String = "ordinary.json") throws -> [String] {
    try CategorySearch(Fixture.tree(file)).hits(for: text).map(\.entry.label)
  }

  func testCaseAndAccentsDoNotMatter() throws {
    for text in ["möbel", "MÖBEL", "mobel", "moebel", "mo\u{308}bel", " möbel  "] {
      XCTAssertEqual(try labels(text).first, "Möbel", text)
    }
  }

  func testHitsAreRankedFromTheWholeLabelToAPartOfIt() throws {
    XCTAssertEqual(try labels("möbel"), ["Möbel", "Möbelstoffe", "Wohnen & Möbel", "Gartenmöbel"])
  }

  func testAHitTellsPathAndLabelsAboveIt() throws {
    let hits = try CategorySearch(Fixture.tree("ordinary.json")).hits(for: "mantel")
    XCTAssertEqual(hits.map(\.entry.path.description), ["1.1.2.0"])
    XCTAssertEqual(hits.first?.trail, ["Damen", "Mode", "Jacken"])
  }

  func testWordsMayStandInTheLabelsAbove() throws {
    XCTAssertEqual(try labels("damen kleider"), ["Kleider"])
    XCTAssertEqual(try labels("kleider herren"), [])
    XCTAssertFalse(try labels("damen").contains("Kleider"))
  }

  func testEntriesNearerToTheTopComeFirst() throws {
    XCTAssertEqual(
      try CategorySearch(Fixture.tree("duplicate_labels.json")).hits(for: "d").map(\.entry.path.description),
      ["0", "1"])
  }

  func testNothingIsFoundForABlankTextAndTheLimitHolds() throws {
    XCTAssertEqual(try labels("  "), [])
    XCTAssertEqual(try labels("&"), [])
    XCTAssertEqual(try CategorySearch(Fixture.tree("ordinary.json")).hits(for: "e", limit: 2).count, 2)
  }

  func testEntriesThatLeadNowhereAreNotFound() throws {
    XCTAssertEqual(try labels("gesperrt", in: "kinds.json"), [])
    XCTAssertEqual(try labels("neu", in: "kinds.json"), [])
  }
}
