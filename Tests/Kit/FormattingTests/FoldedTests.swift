import Formatting
import XCTest

final class FoldedTests: XCTestCase {
  func testCaseAccentsAndWidthDoNotMatter() {
    for text in ["café", "CAFÉ", "cafe\u{301}", "ＣＡＦＥ"] { XCTAssertEqual(text.folded, "cafe", text) }
    XCTAssertEqual("Île".folded, "ile")
  }

  func testOtherLettersAndSpacesStayAsTheyAre() {
    XCTAssertEqual(" 日本 2 ".folded, " 日本 2 ")
    XCTAssertNotEqual("cafe".folded, "caff".folded)
  }
}
