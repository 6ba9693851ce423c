import Foundation
import Formatting
import XCTest

final class AgeWordsTests: XCTestCase {
  private func text(_ words: AgeWords, seconds: TimeInterval) -> String {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    return words.text(since: now.addingTimeInterval(-seconds), now: now)
  }

  func testAgesAreCountedInTheLargestUnit() {
    let expected: [(TimeInterval, String)] = [
      (0, "a moment ago"), (59, "a moment ago"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
      (3_600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"), (1_000_000, "11 days ago"),
    ]
    for (seconds, words) in expected { XCTAssertEqual(text(.english, seconds: seconds), words) }
  }

  func testWhatIsStillToComeWasAMomentAgo() {
    XCTAssertEqual(text(.english, seconds: -5), "a moment ago")
    XCTAssertEqual(text(.english, seconds: -1_000_000), "a moment ago")
  }

  func testTakesTheWordsOfAnotherLanguage() {
    let german = AgeWords(
      moment: "gerade eben", minute: .init(one: "vor 1 Minute", many: "vor # Minuten"),
      hour: .init(one: "vor 1 Stunde", many: "vor # Stunden"),
      day: .init(one: "vor 1 Tag", many: "vor # Tagen"))
    XCTAssertEqual(text(german, seconds: 0), "gerade eben")
    XCTAssertEqual(text(german, seconds: 7_300), "vor 2 Stunden")
    XCTAssertEqual(text(german, seconds: 90_000), "vor 1 Tag")
  }
}
