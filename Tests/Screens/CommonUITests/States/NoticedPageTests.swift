import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class NoticedPageTests: XCTestCase {
  private static let sentence = "The shop cannot be reached. This was saved three minutes ago."

  @MainActor
  private static func page(
    _ environment: EnvironmentValues = EnvironmentValues(), _ tapped: @escaping () -> Void = {}
  )
    -> Screen
  {
    Screen(size: CGSize(width: 320, height: 500), environment: environment) {
      NoticedPage {
        ActionBanner(sentence) { Button("Refresh") { tapped() } }
      } content: {
        Color.red.accessibilityIdentifier("content")
      }
    }
  }

  func testTheContentHasWhatTheNoticesLeave() throws {
    try MainActor.assumeIsolated {
      let screen = Self.page()
      let content = try screen.get("content").frameInWindow
      XCTAssertEqual(content.minY, try screen.get(.kind(ButtonContent.self)).frameInWindow.maxY + 8)
      XCTAssertEqual(content.maxY, 500)
    }
  }

  func testALongNoticeLeavesRoomAndItsButtonIsReachedByScrolling() throws {
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityExtraExtraExtraLarge
      var taps = 0
      let screen = Self.page(environment) { taps += 1 }
      XCTAssertEqual(try screen.get("content").frameInWindow.height, 300)
      try screen.tap("Refresh")
      XCTAssertEqual(taps, 1)
    }
  }
}
