import HTTP
import SwiftUI
import SwiftUITesting
import XCTest

final class AssortmentWindowTests: XCTestCase {
  /// The pages themselves are not looked at: WebKit is not everywhere.
  func testFromThePicturesToAPageAndBackByKeys() throws {
    try MainActor.assumeIsolated {
      let folder = try TestFolder()
      let screen = try assortmentWindow(folder)
      defer { XCTAssertNoThrow(try screen.close()) }
      XCTAssertEqual(screen.topTitle, "Shop")
      try screen.tap(.role(.tab).at(1))
      try screen.wait(for: "Damen")
      try screen.tap("Damen")
      try screen.tap("Mode")
      try screen.tap("Neuheiten")
      try screen.tap("Oberteile")
      XCTAssertEqual(screen.topTitle, "Oberteile")
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 4)
      XCTAssertEqual(screen.topTitle, "Oberteile")
      for level in ["Neuheiten", "Mode", "Damen", "Assortment"] {
        try screen.press(.back)
        XCTAssertEqual(screen.topTitle, level)
      }
      try screen.type("maxikleider", into: "Search the assortment")
      try screen.wait(for: "Damen › Mode › Kleider")
      try screen.tap(.role(.tab).at(0))
      XCTAssertEqual(screen.topTitle, "Shop")
      try screen.tap(.role(.tab).at(1))
      XCTAssertTrue(screen.has("Damen › Mode › Kleider"))
      XCTAssertEqual(screen.messagesBesideMissingPages, [])
    }
  }
  func testAnAddressThatWebKitRefusesIsToldWithAWayToTryAgain() throws {
    try MainActor.assumeIsolated {
      let folder = try TestFolder()
      let source = try XCTUnwrap(ServiceSource("http://127.0.0.1:9"))
      let screen = try assortmentWindow(folder, source: source)
      defer { XCTAssertNoThrow(try screen.close()) }
      let failure = Query.containing(" cannot be shown")
      try screen.wait(for: failure, within: 20)
      // Where there is no WebKit, the way is that of the browser.
      guard screen.has("Try Again") else { return XCTAssertTrue(screen.has("Open in the Browser")) }
      try screen.tap("Try Again")
      XCTAssertEqual(screen.messagesBesideMissingPages, [])
    }
  }
}
