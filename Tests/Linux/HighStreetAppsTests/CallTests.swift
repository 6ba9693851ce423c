import Foundation
import HTTP
import XCTest

@testable import HighStreetApps

final class CallTests: XCTestCase {
  func testWordsAreUnderstood() throws {
    let call = try Call(["departures", "--source", "live", "--size", "390x844", "--language", "fr", "--dark"])
    XCTAssertEqual(call.subject, .shop(.departures))
    XCTAssertEqual(call.source, .live)
    XCTAssertEqual(call.size, CGSize(width: 390, height: 844))
    XCTAssertEqual(call.language, .french)
    XCTAssertEqual(try Call([]).subject, .launcher)
    XCTAssertEqual(try Call(["gallery", "--page", "list"]).page, .list)
    XCTAssertEqual(
      try Call(["screenshots", "pictures"]).subject,
      .screenshots(URL(fileURLWithPath: "pictures", isDirectory: true)))
  }

  func testAnAppIsStartedAsTheLauncherWas() throws {
    let words = ["--source", "http://127.0.0.1:8017", "--data", "/tmp/d", "--language", "de", "--light"]
    XCTAssertEqual(try Call(words + ["--size", "400x400"]).passedOn, words)
  }

  func testWrongWordsAreExplained() {
    let cases = [
      (["shop"], "There is no app called shop."),
      (["gallery", "--colour"], "--colour is not known."),
      (["products", "--page", "list"], "--page is not known."),
      (["gallery", "--page", "lists"], "The gallery has no page called lists."),
      (["gallery", "--page"], "--page needs a value."),
      (["gallery", "--screenshot", "--dark"], "--screenshot needs a value."),
      (["--language", "it"], "--language takes one of en, de, fr, not it."),
      (
        ["--source", "https://me:secret@example.org"],
        "--source takes demo, live, or an http(s) address without user name, password and question mark."
      ),
      (["screenshots"], "screenshots needs a value."),
      (
        ["gallery", "--size", "390xwidex844"],
        "390xwidex844 is no size: write it like 390x844, from 100 to 10000 each."
      ),
    ]
    for (words, message) in cases {
      XCTAssertThrowsError(try Call(words), "\(words)") { XCTAssertEqual("\($0)", message) }
    }
  }
}
