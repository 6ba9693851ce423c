import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class StateViewTests: XCTestCase {
  func testAFailureSaysWhatHappenedAndOffersToTryAgain() throws {
    try MainActor.assumeIsolated {
      var tries = 0
      let screen = Screen { StatusView(failure: "The server is away.") { tries += 1 } }
      XCTAssertTrue(screen.has("That did not work"))
      XCTAssertTrue(screen.has("The server is away."))
      try screen.tap("Try Again")
      XCTAssertEqual(tries, 1)
      XCTAssertNil(screen.unit("exclamationmark.triangle"))
    }
  }

  func testAStateIsReadAtTheLargestTextByScrolling() throws {
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityExtraExtraExtraLarge
      let screen = Screen(size: CGSize(width: 320, height: 300), environment: environment) {
        StatusView(
          symbol: "bag", title: "Nothing Found",
          message: "Try other words, fewer words, or the number below the bar code.", actionTitle: "Clear")
      }
      XCTAssertGreaterThan(screen.scroll.contentSize.height, 300)
      try screen.tap("Clear")
      let button = try screen.get("Clear").frameInWindow
      XCTAssertLessThanOrEqual(button.maxY, 300)
    }
  }

  func testABannerIsOneSentenceThatWraps() throws {
    try MainActor.assumeIsolated {
      let text = "These results are from yesterday, as the service cannot be reached at the moment."
      let screen = Screen(size: CGSize(width: 200, height: 400)) { NoticeBanner(text) }
      let frame = try screen.get(.text(text)).frameInWindow
      XCTAssertLessThanOrEqual(frame.maxX, 200)
      XCTAssertGreaterThan(frame.height, 40)
    }
  }

  func testTheDemoIsToldAsLongAsItIsTheSource() {
    MainActor.assumeIsolated {
      let session = AppSession(LaunchOptions(source: .demo, vault: .keyFile, environment: [:]))
      session.appeared()
      let screen = Screen { DemoBanner().environmentObject(session) }
      XCTAssertTrue(screen.has(.containing("Demo")))
    }
  }

  func testWhatIsOnItsWayIsNamed() {
    MainActor.assumeIsolated {
      let screen = Screen { LoadingView() }
      XCTAssertTrue(screen.has("Loading…"))
    }
  }
}
