import Foundation
import Formatting
import XCTest

final class WallTimeTests: XCTestCase {
  func testReadsWhatAClockShows() throws {
    let time = try XCTUnwrap(WallTime("2024-04-30T18:07:59"))
    XCTAssertEqual(time.date, LocalDate("2024-04-30"))
    XCTAssertEqual([time.hour, time.minute, time.second, time.minuteOfDay], [18, 7, 59, 1_087])
    let early = try XCTUnwrap(WallTime("1969-12-31T23:59:58"))
    XCTAssertEqual(early.date, LocalDate("1969-12-31"))
    XCTAssertEqual([early.hour, early.minute, early.second], [23, 59, 58])
  }

  func testIsWrittenWithSecondsOnlyWhereThereAreAny() {
    XCTAssertEqual(WallTime("2024-04-30T18:00:00")?.description, "2024-04-30T18:00")
    XCTAssertEqual(WallTime("2024-04-30T08:05:09.999")?.description, "2024-04-30T08:05:09")
  }

  func testIsStoredAsItsText() throws {
    let times = try ["2024-04-30T18:00", "2024-04-30T18:00:59"].map { try XCTUnwrap(WallTime($0)) }
    let json = try JSONEncoder().encode(times)
    XCTAssertEqual(String(decoding: json, as: UTF8.self), #"["2024-04-30T18:00","2024-04-30T18:00:59"]"#)
    XCTAssertEqual(try JSONDecoder().decode([WallTime].self, from: json), times)
    XCTAssertThrowsError(try JSONDecoder().decode([WallTime].self, from: Data(#"["noon"]"#.utf8)))
  }

  func testATimeWithAnOffsetIsNone() {
    XCTAssertNil(WallTime("2024-04-30T18:00:00+10:00"))
    XCTAssertNil(WallTime("2024-04-30T18:00:00Z"))
  }

  func testIsOrdered() throws {
    let times = ["2023-12-31T23:59", "2024-01-01T00:00", "2024-02-01T00:00", "2024-02-01T00:01"]
    XCTAssertEqual(
      try times.shuffled().map { try XCTUnwrap(WallTime($0)) }.sorted().map(\.description), times)
  }

  func testDatesThatNoCalendarHasAreRefused() {
    for text in [
      "2024-02-30T10:00:00", "2023-02-29T10:00:00", "1900-02-29T10:00:00", "2024-13-01T10:00:00",
      "2024-00-01T10:00:00", "2024-04-31T10:00:00", "2024-04-00T10:00:00", "2024-04-30T24:00:00",
      "2024-04-30T10:60:00", "2024-04-30T10:00:60",
    ] {
      XCTAssertNil(WallTime(text), text)
      XCTAssertNil(Date(iso8601: text + "Z"), text)
    }
  }

  func testTextThatIsNoTimeIsRefused() {
    for text in [
      "", "2024", "2024-04-30", "2024-04-30 10:00", "yesterday", "２０２４-04-30T10:00:00",
      "2024-04-30T10:00:00.", "2024-04-30T10:00:00 ",
    ] {
      XCTAssertNil(WallTime(text), text)
      XCTAssertNil(Date(iso8601: text + "Z"), text)
    }
  }
}
