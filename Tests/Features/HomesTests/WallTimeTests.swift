import Foundation
import XCTest

@testable import Homes

final class WallTimeTests: XCTestCase {
  func testTimeWithOffsetIsAMoment() {
    XCTAssertEqual(
      TimeStamp("2024-03-05T16:43:35+11:00")?.date, Date(timeIntervalSince1970: 1_709_617_415))
    XCTAssertEqual(TimeStamp("1970-01-01T00:00:00Z")?.date, Date(timeIntervalSince1970: 0))
    XCTAssertEqual(TimeStamp("1969-12-31T23:59:59.999Z")?.date, Date(timeIntervalSince1970: -1))
    XCTAssertEqual(TimeStamp("2000-02-29T12:00-0330")?.date, Date(timeIntervalSince1970: 951_838_200))
  }

  func testDaysAgreeWithTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
    for day in stride(from: -30_000, to: 50_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = String(
        format: "%04d-%02d-%02dT00:00Z", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      XCTAssertEqual(TimeStamp(text)?.date, date, text)
    }
  }

  func testTimeWithoutOffsetIsAWallTimeAndNoMoment() {
    XCTAssertEqual(WallTime("2024-04-30T18:00:59")?.description, "2024-04-30T18:00")
    XCTAssertNil(TimeStamp("2024-04-30T18:00:00")?.date)
    XCTAssertNil(WallTime("2024-04-30T18:00:00+10:00"))
  }

  func testWallTimesAreOrdered() throws {
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
      XCTAssertNil(TimeStamp(text), text)
    }
  }

  func testTextThatIsNoTimeIsRefused() {
    for text in [
      "", "2024", "2024-04-30", "2024-04-30 10:00", "yesterday", "２０２４-04-30T10:00:00",
      "2024-04-30T10:00:00+99:00", "2024-04-30T10:00:00 ",
    ] {
      XCTAssertNil(TimeStamp(text), text)
    }
  }
}
