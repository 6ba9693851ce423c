import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

final class HiddenDrawingTests: ToolkitTestCase {
  func testWhatIsHiddenIsNotDrawn() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) {
        ZStack {
          Color.white; Color.red.hidden()
        }
      }
      let middle = try screen.capture().pixel(x: 170, y: 200)
      XCTAssertGreaterThan(middle?.green ?? 0, 0.95)
      try screen.close()
    }
  }

  func testAViewThatFlipsIsMirroredWhereLinesBeginAtTheRight() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) {
        HStack(spacing: 0) {
          Color.red; Color.white
        }
        .flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
      }
      let picture = try screen.capture()
      XCTAssertLessThan(picture.pixel(x: 60, y: 200)?.green ?? 1, 0.5)
      XCTAssertGreaterThan(picture.pixel(x: 280, y: 200)?.green ?? 0, 0.95)
      try screen.close()
    }
  }
}
