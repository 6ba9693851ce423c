import Products
import XCTest

final class ProductsQueryTests: XCTestCase {
  func testWordsAreSeparatedByWhiteSpaceOfAnyKindAndLength() {
    XCTAssertEqual(ProductsQuery("RxSwift MVVM")?.words, ["RxSwift", "MVVM"])
    XCTAssertEqual(ProductsQuery("two  words")?.words, ["two", "words"])
    XCTAssertEqual(ProductsQuery("\tpixel\u{A0}pen\r\n")?.words, ["pixel", "pen"])
    XCTAssertEqual(ProductsQuery("Xbox Series X")?.words, ["Xbox", "Series", "X"])
  }

  func testWhatTheServiceReadsAsSyntaxSeparatesToo() {
    XCTAssertEqual(ProductsQuery("C&A")?.words, ["C", "A"])
    XCTAssertEqual(ProductsQuery("TV (65\")")?.words, ["TV", "65"])
    XCTAssertEqual(ProductsQuery("a/b")?.words, ["a", "b"])
    XCTAssertEqual(ProductsQuery("#1")?.words, ["1"])
    XCTAssertEqual(ProductsQuery("100%")?.words, ["100"])
    XCTAssertEqual(ProductsQuery("a|b,c=d<e>f!g*h\\i?j\u{0}k")?.text, "a b c d e f g h i j k")
    XCTAssertEqual(ProductsQuery("%26%29")?.words, ["26", "29"])
  }

  func testOtherSignsAndScriptsStay() {
    XCTAssertEqual(
      ProductsQuery("C++ caf\u{65}\u{301} 日本 l'eau 3.5mm")?.words, ["C++", "café", "日本", "l'eau", "3.5mm"])
  }

  func testWithoutAWordThereIsNothingToAskFor() {
    for text in ["", " ", "\n", "&", "( ) * / %", "\u{3000}"] {
      XCTAssertNil(ProductsQuery(text), text)
    }
  }
}
