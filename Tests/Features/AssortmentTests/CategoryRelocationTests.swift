import XCTest

@testable import Assortment

final class CategoryRelocationTests: XCTestCase {
  func testAnUnchangedTreeKeepsThePath() throws {
    let tree = try Fixture.tree("ordinary.json")
    for path in [CategoryPath.root, CategoryPath([1]), CategoryPath([1, 1, 2])] {
      XCTAssertEqual(tree.path(of: path, in: tree), path)
    }
  }

  func testANodeThatMovedIsFoundByItsLabels() throws {
    let old = try tree(node("A", node("B", link("x"))))
    let new = try tree(link("Neu"), node("Z", link("z")), node("A", link("y"), node("B", link("x"))))
    XCTAssertEqual(new.path(of: CategoryPath([0, 0]), in: old), CategoryPath([2, 1]))
  }

  func testANodeOfTheSameNameAtTheSamePlaceWinsOverItsNamesakes() throws {
    let old = try tree(node("A", link("x")), node("A", link("y")))
    let new = try tree(node("A", link("x")), node("A", link("y")), node("A", link("z")))
    XCTAssertEqual(new.path(of: CategoryPath([1]), in: old), CategoryPath([1]))
  }

  func testOfNamesakesTheOneWithTheSamePageIsTaken() throws {
    let old = try tree(node("A", page: "/2", link("x")))
    let new = try tree(link("Neu"), node("A", page: "/1", link("x")), node("A", page: "/2", link("x")))
    XCTAssertEqual(new.path(of: CategoryPath([0]), in: old), CategoryPath([2]))
  }

  func testARenamedNodeIsFoundByItsPlaceAndPage() throws {
    let old = try tree(node("Sale", page: "/sale", link("x")))
    let new = try tree(node("Sale %", page: "/sale", link("x")))
    XCTAssertEqual(new.path(of: CategoryPath([0]), in: old), CategoryPath([0]))
  }

  func testWithoutTheNodeTheNearestOneAboveIsFound() throws {
    let old = try tree(node("A", node("B", node("C", link("x")))))
    let new = try tree(node("A", node("B", link("x"))))
    XCTAssertEqual(new.path(of: CategoryPath([0, 0, 0]), in: old), CategoryPath([0, 0]))
    XCTAssertEqual(try tree(link("A")).path(of: CategoryPath([0, 0, 0]), in: old), .root)
  }

  private func tree(_ entries: String...) throws -> CategoryTree {
    try Fixture.tree(text: "{\"categories\":[\(entries.joined(separator: ","))]}")
  }

  private func link(_ label: String) -> String { "{\"label\":\"\(label)\",\"url\":\"/\(label)\"}" }

  private func node(_ label: String, page: String? = nil, _ children: String...) -> String {
    let url = page.map { "\"url\":\"\($0)\"," } ?? ""
    return "{\"label\":\"\(label)\",\(url)\"children\":[\(children.joined(separator: ","))]}"
  }
}
