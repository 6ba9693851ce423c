import Formatting
import XCTest

final class DurationWordsTests: XCTestCase {
  func testWritesHoursAndMinutes() {
    XCTAssertEqual(DurationWords.short(minutes: 474), "7 h 54 min")
    XCTAssertEqual(DurationWords.short(minutes: 45), "45 min")
    XCTAssertEqual(DurationWords.short(minutes: 480), "8 h")
    XCTAssertEqual(DurationWords.short(minutes: 0), "0 min")
    XCTAssertEqual(DurationWords.short(minutes: -5), "0 min")
    XCTAssertEqual(DurationWords.short(minutes: 1_505), "25 h 5 min")
  }

  func testSpeaksInWordsWithTheirSingular() {
    XCTAssertEqual(DurationWords.spoken(minutes: 474), "7 hours 54 minutes")
    XCTAssertEqual(DurationWords.spoken(minutes: 61), "1 hour 1 minute")
  }

  func testSpeaksTheUsersLanguage() {
    Language.$override.withValue(.german) {
      XCTAssertEqual(DurationWords.short(minutes: 474), "7\u{A0}Std. 54\u{A0}Min.")
      XCTAssertEqual(DurationWords.spoken(minutes: 61), "1 Stunde 1 Minute")
    }
    Language.$override.withValue(.french) {
      XCTAssertEqual(DurationWords.short(minutes: 474), "7\u{A0}h 54\u{A0}min")
      XCTAssertEqual(DurationWords.spoken(minutes: 121), "2 heures 1 minute")
      XCTAssertEqual(DurationWords.spoken(minutes: 0), "0 minute")
    }
  }
}
