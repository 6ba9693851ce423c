import Foundation
import XCTest

@testable import Formatting

final class LocalTimeFormatterTests: XCTestCase {
  private let british = LocalTimeFormatter(locale: Locale(identifier: "en_GB"))
  private let american = LocalTimeFormatter(locale: Locale(identifier: "en_US"))

  func testTheLocaleChoosesTwelveOrTwentyFourHours() throws {
    let evening = try time("2016-07-29T18:30:00", "America/New_York")
    XCTAssertEqual(british.time(evening), "18:30")
    // Unicode's data puts a narrow no-break space there, older data a plain one.
    XCTAssertEqual(american.time(evening).replacingOccurrences(of: "\u{202F}", with: " "), "6:30 PM")
  }

  func testTheWallClockIsShownWhateverTheZone() throws {
    for zone in ["America/New_York", "Asia/Tokyo", "America/Montreal", "Pacific/Apia"] {
      XCTAssertEqual(british.time(try time("2016-07-29T18:30:00", zone)), "18:30", zone)
      XCTAssertEqual(british.time(try time("2016-07-29T00:05:00", zone)), "00:05", zone)
    }
  }

  func testTheDayIsWrittenInFull() throws {
    let date = try XCTUnwrap(LocalDate("2016-07-29"))
    XCTAssertEqual(british.day(date), "Friday, 29 July 2016")
    XCTAssertEqual(american.day(date), "Friday, July 29, 2016")
    XCTAssertEqual(
      LocalTimeFormatter(locale: Locale(identifier: "fr_CA")).day(date), "vendredi 29 juillet 2016")
    XCTAssertEqual(british.day(date), "Friday, 29 July 2016", "the text that was kept")
  }

  func testADayMayBeWrittenWithoutItsName() throws {
    let date = try XCTUnwrap(LocalDate("2016-07-29"))
    XCTAssertEqual(british.date(date), "29 July 2016")
    XCTAssertEqual(american.date(date), "July 29, 2016")
  }

  func testDayAndTimeAreWrittenTogether() throws {
    let text = british.dayAndTime(try XCTUnwrap(WallTime("2024-04-06T11:15")))
    for part in ["Sat", "6 Apr", "11:15"] { XCTAssertTrue(text.contains(part), text) }
  }

  private func time(_ text: String, _ zone: String) throws -> LocalTime {
    try XCTUnwrap(LocalTime(text, zone: try XCTUnwrap(ZoneTable.named(zone))))
  }
}
