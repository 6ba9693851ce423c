import Formatting
import XCTest

final class DurationWordsTests: XCTestCase {
  func testWritesHoursAndMinutes() {
    XCTAssertEqual(DurationWords.english.short(minutes: 474), "7 h 54 min")
    XCTAssertEqual(DurationWords.english.short(minutes: 45), "45 min")
    XCTAssertEqual(DurationWords.english.short(minutes: 480), "8 h")
    XCTAssertEqual(DurationWords.english.short(minutes: 0), "0 min")
    XCTAssertEqual(DurationWords.english.short(minutes: 1_505), "25 h 5 min")
  }

  func testSpeaksInWordsWithTheirSingular() {
    XCTAssertEqual(DurationWords.english.spoken(minutes: 474), "7 hours 54 minutes")
    XCTAssertEqual(DurationWords.english.spoken(minutes: 61), "1 hour 1 minute")
  }

  func testTakesTheWordsOfAnotherLanguage() {
    let german = DurationWords(
      hour: .init(short: "Std.", one: "Stunde", many: "Stunden"),
      minute: .init(short: "Min.", one: "Minute", many: "Minuten"))
    XCTAssertEqual(german.short(minutes: 474), "7 Std. 54 Min.")
    XCTAssertEqual(german.spoken(minutes: 61), "1 Stunde 1 Minute")
  }
}
