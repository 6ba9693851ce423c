import HTTP
import XCTest

final class LegalInURLTests: XCTestCase {
  func testWhatIsLegalIsLeftAlone() {
    for text in ["https://shop.test/a/b?c=d&e=%20#f", "/relative/path;v=1", "", "http://[::1]:80/~x"] {
      XCTAssertEqual(text.legalInURL, text)
    }
  }

  func testBlanksUmlautsAndBracesAreEncodedAndEscapesKept() {
    XCTAssertEqual(
      "https://shop.test/a b/größe.png".legalInURL, "https://shop.test/a%20b/gr%C3%B6%C3%9Fe.png")
    XCTAssertEqual("/{height}|\"<>\\^`".legalInURL, "/%7Bheight%7D%7C%22%3C%3E%5C%5E%60")
    XCTAssertEqual("/100%/50%zz/%41%c3%bc".legalInURL, "/100%25/50%25zz/%41%c3%bc")
    XCTAssertEqual("/\u{1}\n".legalInURL, "/%01%0A")
  }

  func testTheResultMakesAnAddressEverywhere() throws {
    XCTAssertEqual(
      try XCTUnwrap(URL(string: "https://shop.test/neu und schön".legalInURL)).absoluteString,
      "https://shop.test/neu%20und%20sch%C3%B6n")
  }
}
