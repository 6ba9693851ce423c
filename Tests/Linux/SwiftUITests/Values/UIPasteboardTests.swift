import SwiftUI
import XCTest

final class UIPasteboardTests: XCTestCase {
  override func setUp() {
    MainActor.assumeIsolated { AppRuntime.clipboard = .memory() }
  }

  func testATextIsCopiedToTheClipboardOfTheHost() {
    MainActor.assumeIsolated {
      XCTAssertNil(UIPasteboard.general.string)
      XCTAssertFalse(UIPasteboard.general.hasStrings)
      UIPasteboard.general.string = "036000291452"
      XCTAssertEqual(AppRuntime.clipboard.text(), "036000291452")
      XCTAssertTrue(UIPasteboard.general.hasStrings)
      UIPasteboard.general.string = nil
      XCTAssertNil(UIPasteboard.general.string)
    }
  }

  func testAnotherThreadMayCopy() {
    let copied = expectation(description: "copied")
    DispatchQueue.global().async {
      UIPasteboard.general.string = "far"
      copied.fulfill()
    }
    wait(for: [copied], timeout: 10)
    XCTAssertEqual(UIPasteboard.general.string, "far")
  }
}
