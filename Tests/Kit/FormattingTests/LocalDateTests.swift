import Foundation
import XCTest

@testable import Formatting

final class LocalDateTests: XCTestCase {
  func testReadsAnISODate() throws {
    let date = try XCTUnwrap(LocalDate("2016-07-29"))
    XCTAssertEqual([date.year, date.month, date.day], [2016, 7, 29])
    XCTAssertEqual(date.description, "2016-07-29")
  }

  func testRefusesDaysThatDoNotExist() {
    for text in [
      "2016-02-30", "2015-02-29", "1900-02-29", "2016-13-01", "2016-00-10", "2016-01-00", "2016-04-31",
      "0000-01-01",
    ] {
      XCTAssertNil(LocalDate(text), text)
    }
    XCTAssertNotNil(LocalDate("2016-02-29"))
    XCTAssertNotNil(LocalDate("2000-02-29"))
  }

  func testRefusesOtherTexts() {
    for text in [
      "", "2016-7-29", "16-07-29", "2016/07/29", "2016-07-29 ", " 2016-07-29", "2016-07-29T00:00:00",
      "20160729", "٢٠١٦-٠٧-٢٩", "２０１６-０７-２９", "-016-07-29", "+016-07-29", "2016-07-2\u{301}9",
    ] {
      XCTAssertNil(LocalDate(text), text)
    }
  }

  func testNumbersEveryDayInOrder() {
    XCTAssertEqual(LocalDate("1970-01-01")?.dayNumber, 0)
    XCTAssertEqual(LocalDate("1969-12-31")?.dayNumber, -1)
    XCTAssertEqual(LocalDate("2000-03-01")?.dayNumber, 11_017)
    var expected: LocalDate?
    for number in -30_000...60_000 {
      let date = LocalDate(dayNumber: number)
      XCTAssertEqual(date.dayNumber, number)
      if let expected { XCTAssertLessThan(expected, date) }
      expected = date
    }
  }

  func testDayNumbersOutsideTheCalendarAreClamped() {
    XCTAssertEqual(LocalDate(dayNumber: .min).description, "0001-01-01")
    XCTAssertEqual(LocalDate(dayNumber: .max).description, "9999-12-31")
  }

  func testTheDayDependsOnTheZone() throws {
    let instant = Date(timeIntervalSince1970: 1_469_835_000)  // 2016-07-29T23:30 in Greenwich
    let tokyo = try XCTUnwrap(TimeZone(identifier: "Asia/Tokyo"))
    let newYork = try XCTUnwrap(TimeZone(identifier: "America/New_York"))
    XCTAssertEqual(LocalDate(instant, in: tokyo).description, "2016-07-30")
    XCTAssertEqual(LocalDate(instant, in: newYork).description, "2016-07-29")
  }

  func testNoonIsOnTheDayInEveryZone() throws {
    let date = try XCTUnwrap(LocalDate("2016-07-29"))
    for name in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York", "Asia/Kathmandu"] {
      let zone = try XCTUnwrap(TimeZone(identifier: name))
      XCTAssertEqual(LocalDate(date.noon(in: zone), in: zone), date, name)
    }
  }

  func testTheNextAnniversaryIsTodayOrLater() throws {
    let osheaga = try XCTUnwrap(LocalDate("2016-07-29"))
    XCTAssertEqual(next(osheaga, "2026-03-01"), "2026-07-29")
    XCTAssertEqual(next(osheaga, "2026-07-29"), "2026-07-29")
    XCTAssertEqual(next(osheaga, "2026-07-30"), "2027-07-29")
  }

  func testTheAnniversaryOfALeapDayIsTheNextLeapDay() throws {
    let leapDay = try XCTUnwrap(LocalDate("2016-02-29"))
    XCTAssertEqual(next(leapDay, "2026-11-30"), "2028-02-29")
    XCTAssertEqual(next(leapDay, "2096-03-01"), "2104-02-29")
    XCTAssertNil(next(leapDay, "9997-01-01"))
  }

  private func next(_ date: LocalDate, _ today: String) -> String? {
    LocalDate(today).flatMap { date.nextAnniversary(notBefore: $0) }?.description
  }
}
