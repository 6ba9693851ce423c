import Formatting
import XCTest

final class HTMLEntitiesTests: XCTestCase {
  func testNamedDecimalAndHexadecimalEntitiesAreDecoded() {
    XCTAssertEqual(HTMLEntities.decode("Wohnen &amp; Möbel"), "Wohnen & Möbel")
    XCTAssertEqual(HTMLEntities.decode("BB-9E&#8482; and you&#8217;re"), "BB-9E™ and you’re")
    XCTAssertEqual(HTMLEntities.decode("&#x2122;&#X2122;&#x1f600;"), "™™😀")
    XCTAssertEqual(HTMLEntities.decode("&quot;65&apos;&quot; &lt;b&gt;"), "\"65'\" <b>")
    XCTAssertEqual(HTMLEntities.decode("&eacute;&Eacute;&euro;&hearts;&thetasym;"), "éÉ€♥ϑ")
    XCTAssertEqual(HTMLEntities.decode("&#0000065;"), "A")
  }

  func testAnEntityIsDecodedOnce() {
    XCTAssertEqual(HTMLEntities.decode("&amp;lt;"), "&lt;")
    XCTAssertEqual(HTMLEntities.decode("&amp;amp;amp;"), "&amp;amp;")
    XCTAssertEqual(HTMLEntities.decode("&#38;lt;"), "&lt;")
  }

  func testWhatIsNoWholeEntityStaysAsItIs() {
    for text in [
      "Pen & Paper", "AT&T", "&", "&&&", "&;", "&#;", "&#x;", "&amp", "&nosuchname;", "&AMP;", "&# 65;",
      "&#12a;", "&#xg;", "&#-1;", "&#+65;", "?a=1&copy=2;", "& amp;", "R&D; and more", "&é;", "&#６５;",
    ] {
      XCTAssertEqual(HTMLEntities.decode(text), text)
    }
  }

  func testAStrayAmpersandHidesNoEntityAfterIt() {
    XCTAssertEqual(HTMLEntities.decode("& &&amp;&#65;&"), "& &&A&")
    XCTAssertEqual(HTMLEntities.decode("&#&lt;"), "&#<")
  }

  func testNumbersThatAreNoCharacterAreReplaced() {
    for text in ["&#0;", "&#xD800;", "&#57343;", "&#x110000;", "&#9999999999999;", "&#xFFFFFFFFFFFF;"] {
      XCTAssertEqual(HTMLEntities.decode(text), "\u{FFFD}", text)
    }
    XCTAssertEqual(HTMLEntities.decode("&#x10FFFF;"), "\u{10FFFF}")
  }

  func testNumbersOfWindows1252MeanWhatTheyMeantThere() {
    XCTAssertEqual(HTMLEntities.decode("it&#146;s &#147;5&#148; &#150; &#128;9 &#153;"), "it’s “5” – €9 ™")
  }

  func testTextWithoutEntitiesAndEmptyTextStay() {
    XCTAssertEqual(HTMLEntities.decode(""), "")
    XCTAssertEqual(HTMLEntities.decode("日本 – caf\u{E9}"), "日本 – caf\u{E9}")
  }

  func testALongTextOfAmpersandsIsReadInOnePass() {
    let text = String(repeating: "&", count: 200_000)
    XCTAssertEqual(HTMLEntities.decode(text), text)
  }
}
