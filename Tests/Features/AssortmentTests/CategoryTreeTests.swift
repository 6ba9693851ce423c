import XCTest

@testable import Assortment

final class CategoryTreeTests: XCTestCase {
  func testEntriesAreFoundByTheirPath() throws {
    let tree = try Fixture.tree("ordinary.json")
    XCTAssertEqual(tree.entry(at: CategoryPath([1, 1, 2, 0]))?.label, "Mäntel")
    XCTAssertEqual(tree.entry(at: CategoryPath([1, 1, 2, 0]))?.path, CategoryPath([1, 1, 2, 0]))
    XCTAssertEqual(tree.entry(at: .root)?.children.count, 3)
    XCTAssertNil(tree.entry(at: CategoryPath([1, 9])))
    XCTAssertNil(tree.entry(at: CategoryPath([-1])))
  }

  func testLabelsAreDecodedOnce() throws {
    XCTAssertEqual(try Fixture.tree("ordinary.json").root.children[2].label, "Wohnen & Möbel")
    let tree = try Fixture.tree(text: #"{"categories":[{"label":"Pen & Paper"},{"label":"&amp;lt;"}]}"#)
    XCTAssertEqual(tree.root.children.map(\.label), ["Pen & Paper", "&lt;"])
  }

  func testKindsFollowFromWhatAnEntryHas() throws {
    let entries = try Fixture.tree("kinds.json").root.children
    XCTAssertEqual(entries.map(\.kind), [.heading, .link, .disabled, .node, .disabled, .disabled])
    XCTAssertNil(entries[4].url)
  }

  func testTeaserIsInheritedUntilAnEntryHasItsOwn() throws {
    let tree = try Fixture.tree("ordinary.json")
    func teaser(_ path: Int...) -> String? { tree.entry(at: CategoryPath(path))?.teaser?.lastPathComponent }
    XCTAssertNil(tree.root.teaser)
    XCTAssertEqual(teaser(1), "damen.jpg")
    XCTAssertEqual(teaser(1, 1), "damen.jpg")
    XCTAssertEqual(teaser(1, 1, 1), "damen.jpg")
    XCTAssertEqual(teaser(1, 1, 2), "jacken.jpg")
    XCTAssertEqual(teaser(1, 1, 2, 0), "jacken.jpg")
    XCTAssertNil(teaser(2, 0))
  }

  func testMalformedRowsCostOnlyThemselvesAndAreCounted() throws {
    let tree = try Fixture.tree("malformed_rows.json")
    XCTAssertEqual(tree.root.children.map(\.label), ["Erste", "Falsche Typen", "Teils gut"])
    XCTAssertEqual(tree.root.children.map(\.path.description), ["0", "1", "2"])
    XCTAssertEqual(tree.root.children.map(\.kind), [.link, .disabled, .node])
    XCTAssertEqual(tree.root.children[2].children.map(\.label), ["Gut"])
    XCTAssertEqual(tree.dropped, 7)
  }

  func testDuplicateLabelsAreDistinctAndLeadToTheirOwnPages() throws {
    let tree = try Fixture.tree("duplicate_labels.json")
    let shoes = tree.root.children.flatMap(\.children)
    XCTAssertEqual(Set(shoes.map(\.id)).count, 3)
    XCTAssertEqual(
      shoes.map { $0.url?.lastPathComponent }, ["damen-schuhe", "damen-schuhe-neu", "sale-schuhe"])
  }

  func testShopIsTheTopLinkOfThatName() throws {
    XCTAssertEqual(
      try Fixture.tree("ordinary.json").startURL.absoluteString, "https://www.bonprix.de/start")
    let other = try Fixture.tree("kinds.json")
    XCTAssertNil(other.shop)
    XCTAssertEqual(other.startURL.absoluteString, "https://www.bonprix.de")
  }

  func testDeepTreesAreCutAndWhatIsCutIsCounted() throws {
    let tree = try Fixture.tree(json: nested(levels: 200))
    var entry = tree.root
    var levels = 0
    while let next = entry.children.first {
      entry = next
      levels += 1
    }
    XCTAssertEqual(levels, NavigationResponse.Node.deepestLevel)
    XCTAssertEqual(entry.kind, .disabled)
    XCTAssertEqual(tree.dropped, 1)
  }

  func testATreeOfAThousandLevelsIsRefusedWithoutHarm() {
    XCTAssertThrowsError(try Fixture.tree(json: nested(levels: 1_000)))
  }

  private func nested(levels: Int) -> Data {
    let start = String(repeating: #"{"label":"x","children":["#, count: levels)
    return Data("{\"categories\":[\(start)\(String(repeating: "]}", count: levels))]}".utf8)
  }
}
