import Foundation
import HTTP
import XCTest

@testable import DemoServices

final class PageTests: XCTestCase {
  private func get(_ path: String) throws -> HTTPResponse {
    try DemoServices.shared().respond(to: try HTTPRequest(base: DemoServices.baseURL, path: path))
  }

  private func text(_ path: String) throws -> String { String(decoding: try get(path).body, as: UTF8.self) }

  func testTheStartPageLeadsToTheTopCategories() throws {
    let page = try text("/shop/")
    XCTAssertTrue(page.contains("<h1>Fräulein Mai</h1>"))
    XCTAssertTrue(page.contains(#"href="/kategorie/herren/""#))
    XCTAssertEqual(try get("/shop/").headers["Content-Type"], "text/html; charset=utf-8")
  }

  func testACategoryPageCarriesItsLabelOnceEscapedAndInheritsItsBanner() throws {
    let page = try text("/kategorie/wohnen-moebel/")
    XCTAssertTrue(page.contains("<title>Wohnen &amp; Möbel</title>"), page)
    let below = try text("/kategorie/wohnen-moebel-moebel-sofas/")
    XCTAssertTrue(below.contains("/pictures/fashion/sofa-6C8F45.png"))
  }

  func testAProductPageTellsItsPrice() throws {
    let page = try text("/pages/products/6306364")
    XCTAssertTrue(page.contains("Pixelbook Pen"))
    XCTAssertTrue(page.contains("$99.00"))
  }

  func testAnUnknownPageIsMissingAndSaysSo() throws {
    for path in [
      "/kategorie/nichts/", "/pages/products/1", "/pages/products/x", "/kategorie/%2e%2e/%2e%2e/etc/passwd",
    ] {
      XCTAssertEqual(try get(path).status, 404, path)
    }
  }

  func testMarkupInATextIsEscaped() {
    XCTAssertEqual(
      "<b> & \"x\" &amp; &#8482; R&D;".htmlEscaped, "&lt;b&gt; &amp; &quot;x&quot; &amp; &#8482; R&D;")
    XCTAssertEqual("Pen & Paper".htmlEscaped, "Pen &amp; Paper")
  }
}
