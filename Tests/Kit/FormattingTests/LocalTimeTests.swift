import Foundation
import XCTest

@testable import Formatting

final class LocalTimeTests: XCTestCase {
  func testReadsAWallClockTime() throws {
    let time = try time("2016-01-14T00:01:00", "America/New_York")
    XCTAssertEqual(time.date, LocalDate("2016-01-14"))
    XCTAssertEqual([time.wall.hour, time.wall.minute, time.wall.second], [0, 1, 0])
    XCTAssertEqual(time.iso8601, "2016-01-14T00:01:00-05:00")
    XCTAssertEqual(time.instant.timeIntervalSince1970, 1_452_747_660)
  }

  func testSecondsAndTheirFractionMayBeMissing() throws {
    XCTAssertEqual(try time("2016-01-14T08:05").iso8601, "2016-01-14T08:05:00-05:00")
    XCTAssertEqual(try time("2016-01-14T08:05:59.250").iso8601, "2016-01-14T08:05:59-05:00")
  }

  func testRefusesWhatIsNoWallClockTime() throws {
    let zone = try XCTUnwrap(ZoneTable.named("America/New_York"))
    for text in [
      "", "2016-01-14", "2016-01-14 00:01:00", "2016-01-14T24:00:00", "2016-01-14T00:60:00",
      "2016-01-14T00:00:60", "2016-02-30T10:00:00", "2016-13-01T10:00:00", "2016-01-14T00:01:00Z",
      "2016-01-14T00:01:00-05:00", "2016-01-14T00:01:", "2016-01-14T00:01:00.", "2016-01-14T0:01:00",
      "２０１６-01-14T00:01:00", "2016-01-14T٠٠:01:00", "2016-01-14T00:01:00 ",
    ] {
      XCTAssertNil(LocalTime(text, zone: zone), text)
    }
  }

  func testATimeThatTheClockSkipsIsMovedForward() throws {
    let skipped = try time("2016-03-13T02:30:00", "America/New_York")
    XCTAssertEqual(skipped.iso8601, "2016-03-13T03:30:00-04:00")
    XCTAssertEqual(try time("2016-03-13T01:59:59").iso8601, "2016-03-13T01:59:59-05:00")
    XCTAssertEqual(try time("2016-03-13T03:00:00").iso8601, "2016-03-13T03:00:00-04:00")
    XCTAssertEqual(try time("2016-03-13T01:59:59").minutes(until: skipped), 30)
  }

  func testOfATimeThatTheClockShowsTwiceTheFirstIsMeant() throws {
    XCTAssertEqual(try time("2016-11-06T01:30:00").iso8601, "2016-11-06T01:30:00-04:00")
    XCTAssertEqual(try time("2016-11-06T00:59:59").iso8601, "2016-11-06T00:59:59-04:00")
    XCTAssertEqual(try time("2016-11-06T02:00:00").iso8601, "2016-11-06T02:00:00-05:00")
  }

  func testTheDurationCountsWhatTheClocksDo() throws {
    let fall = try time("2016-11-05T23:30:00", "America/New_York")
    XCTAssertEqual(fall.minutes(until: try time("2016-11-06T07:00:00", "America/Montreal")), 510)
    let spring = try time("2018-03-10T18:30:00", "America/New_York")
    XCTAssertEqual(spring.minutes(until: try time("2018-03-11T03:55:00", "America/Montreal")), 505)
    let chicago = try time("2016-07-29T10:00:00", "America/Chicago")
    XCTAssertEqual(chicago.minutes(until: try time("2016-07-29T12:00:00", "America/New_York")), 60)
    XCTAssertEqual(fall.minutes(until: try time("2016-11-05T23:00:00", "America/New_York")), -30)
  }

  func testTheDayOffsetIsThatOfTheWalls() throws {
    let evening = try time("2016-07-29T18:30:00")
    XCTAssertEqual(evening.days(until: try time("2016-07-30T02:55:00")), 1)
    XCTAssertEqual(evening.days(until: try time("2016-07-29T23:59:00")), 0)
    XCTAssertEqual(evening.days(until: try time("2016-08-01T00:00:00")), 3)
  }

  func testMontrealNeedsNoZoneFileOfItsOwn() throws {
    let montreal = try XCTUnwrap(ZoneTable.named("America/Montreal"))
    XCTAssertEqual(montreal.identifier, "America/Toronto")
    XCTAssertEqual(
      LocalTime("2016-07-29T07:55:00", zone: montreal)?.iso8601, "2016-07-29T07:55:00-04:00")
  }

  func testAnUnknownZoneHasNoTable() {
    for name in ["", "Mars/Phobos", "../../etc/passwd", "America/New_York\u{0}", "Amérique/Montréal"] {
      XCTAssertNil(ZoneTable.named(name), name)
    }
  }

  func testAgreesWithTheCalendarOnEveryOrdinaryDay() throws {
    for name in [
      "America/New_York", "Europe/London", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca",
    ] {
      let zone = try XCTUnwrap(ZoneTable.named(name))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try XCTUnwrap(TimeZone(identifier: name))
      for number in stride(from: 3, to: 47_000, by: 97) {
        let date = LocalDate(dayNumber: number)
        let expected = calendar.date(
          from: DateComponents(year: date.year, month: date.month, day: date.day, hour: 12, minute: 34))
        let wall = try XCTUnwrap(WallTime(date, hour: 12, minute: 34))
        XCTAssertEqual(LocalTime(wall, zone: zone).instant, expected, "\(name) \(date)")
      }
    }
  }

  func testTimesBeforeTheTableUseItsFirstOffset() throws {
    XCTAssertEqual(try time("1960-07-01T12:00:00").iso8601, "1960-07-01T12:00:00-05:00")
    XCTAssertEqual(try time("9999-12-31T23:59:59", "Asia/Tokyo").iso8601, "9999-12-31T23:59:59+09:00")
  }

  func testOrdersByTheMomentNotByTheWall() throws {
    let chicago = try time("2016-07-29T10:30:00", "America/Chicago")
    let newYork = try time("2016-07-29T11:00:00", "America/New_York")
    XCTAssertLessThan(newYork, chicago)
  }

  private func time(_ text: String, _ zone: String = "America/New_York") throws -> LocalTime {
    try XCTUnwrap(LocalTime(text, zone: try XCTUnwrap(ZoneTable.named(zone))))
  }
}
