import XCTest

@testable import Assortment

final class CategoryPathTests: XCTestCase {
  func testTextIsTheIndicesWithDots() {
    XCTAssertEqual(CategoryPath([1, 0, 2]).description, "1.0.2")
    XCTAssertEqual(CategoryPath.root.description, "")
  }

  func testTextIsReadBack() {
    XCTAssertEqual(CategoryPath("1.0.2"), CategoryPath([1, 0, 2]))
    XCTAssertEqual(CategoryPath("7"), CategoryPath([7]))
    XCTAssertEqual(CategoryPath(""), .root)
  }

  func testAnyOtherTextIsRefused() {
    let texts = [".", "1.", ".1", "1..2", "-1", "+1", "1.a", " 1", "１", "99999999999999999999", "1,2"]
    for text in texts { XCTAssertNil(CategoryPath(text), text) }
  }

  func testTheParentIsOneLevelUp() {
    XCTAssertEqual(CategoryPath([4, 2]).parent, CategoryPath([4]))
    XCTAssertNil(CategoryPath.root.parent)
  }
}
