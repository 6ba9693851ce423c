import XCTest

@testable import Assortment

final class WebAddressTests: XCTestCase {
  private func resolved(_ text: String) -> String? { WebAddress.resolve(text)?.absoluteString }

  func testRelativeAddressesAreThoseOfTheShop() {
    XCTAssertEqual(resolved("/kategorie/damen/"), "https://www.bonprix.de/kategorie/damen/")
    XCTAssertEqual(resolved("kategorie"), "https://www.bonprix.de/kategorie")
    XCTAssertEqual(resolved("?q=1"), "https://www.bonprix.de?q=1")
    XCTAssertEqual(resolved("//bilder.example/a.jpg"), "https://bilder.example/a.jpg")
  }

  func testUmlautsAndBlanksAreEncodedAndEscapesKept() {
    XCTAssertEqual(
      resolved("https://www.bonprix.de/möbel & co/50%/a%20b?q=grün#ü"),
      "https://www.bonprix.de/m%C3%B6bel%20&%20co/50%25/a%20b?q=gr%C3%BCn#%C3%BC")
  }

  func testLineBreaksAndTabsAreLeftOut() {
    XCTAssertEqual(resolved(" https://www.bonprix.de/ka\n\tte\r\n"), "https://www.bonprix.de/kate")
  }

  func testHostsWithUmlautsAreWrittenInPunycode() {
    XCTAssertEqual(resolved("https://bücher.example/a"), "https://xn--bcher-kva.example/a")
    XCTAssertEqual(
      resolved("https://shop.MÜNCHEN-mode.de:8443/"), "https://shop.xn--mnchen-mode-thb.de:8443/")
    XCTAssertEqual(resolved("https://日本語.example"), "https://xn--wgv71a119e.example")
    XCTAssertNil(resolved("https://\(String(repeating: "ü", count: 80)).example"))
  }

  func testPlainHTTPIsUpgradedExceptOnThisMachine() {
    XCTAssertEqual(resolved("http://www.bonprix.de/a"), "https://www.bonprix.de/a")
    XCTAssertEqual(resolved("HTTP://www.bonprix.de:80/a"), "https://www.bonprix.de/a")
    XCTAssertEqual(resolved("http://127.0.0.1:8080/a"), "http://127.0.0.1:8080/a")
    XCTAssertEqual(resolved("http://localhost/a"), "http://localhost/a")
    XCTAssertEqual(resolved("http://127.0.0.1.evil.example/"), "https://127.0.0.1.evil.example/")
  }

  func testOtherSchemesAreRefused() {
    let texts = [
      "javascript:alert(1)", "JavaScript:alert(1)", " java\nscript:alert(1)", "file:///etc/passwd",
      "data:text/html,x", "mailto:a@b.de", "ftp://a.de/", "about:blank", "https://", "https:///a", "", "  ",
    ]
    for text in texts { XCTAssertNil(resolved(text), text) }
  }
}
