import Formatting
import Foundation
import XCTest

final class AgeWordsTests: XCTestCase {
  private func text(seconds: TimeInterval) -> String {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    return AgeWords.text(since: now.addingTimeInterval(-seconds), now: now)
  }

  func testAgesAreCountedInTheLargestUnit() {
    let expected: [(TimeInterval, String)] = [
      (0, "a moment ago"), (59, "a moment ago"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
      (3_600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"), (1_000_000, "11 days ago"),
    ]
    for (seconds, words) in expected { XCTAssertEqual(text(seconds: seconds), words) }
  }

  func testWhatIsStillToComeWasAMomentAgo() {
    XCTAssertEqual(text(seconds: -5), "a moment ago")
    XCTAssertEqual(text(seconds: -1_000_000), "a moment ago")
  }

  func testSpeaksTheUsersLanguage() {
    let seconds: [TimeInterval] = [0, 60, 7_300, 90_000]
    Language.$override.withValue(.german) {
      XCTAssertEqual(
        seconds.map(text(seconds:)), ["vor einem Augenblick", "vor 1 Minute", "vor 2 Stunden", "vor 1 Tag"])
    }
    Language.$override.withValue(.french) {
      XCTAssertEqual(
        seconds.map(text(seconds:)),
        ["il y a un instant", "il y a 1 minute", "il y a 2 heures", "il y a 1 jour"])
    }
  }
}
