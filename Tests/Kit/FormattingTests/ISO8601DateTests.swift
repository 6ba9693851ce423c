import Foundation
import Formatting
import XCTest

final class ISO8601DateTests: XCTestCase {
  func testATimeWithOffsetIsAMoment() {
    XCTAssertEqual(Date(iso8601: "2024-03-05T16:43:35+11:00"), Date(timeIntervalSince1970: 1_709_617_415))
    XCTAssertEqual(Date(iso8601: "1970-01-01T00:00:00Z"), Date(timeIntervalSince1970: 0))
    XCTAssertEqual(Date(iso8601: "1969-12-31T23:59:59.999Z"), Date(timeIntervalSince1970: -1))
    XCTAssertEqual(Date(iso8601: "2000-02-29T12:00-0330"), Date(timeIntervalSince1970: 951_838_200))
  }

  func testATimeWithoutOffsetIsNone() {
    XCTAssertNil(Date(iso8601: "2024-04-30T18:00:00"))
  }

  func testAnOffsetThatMakesNoSenseIsRefused() {
    for offset in ["+99:00", "+10:60", "+1", "+10:0", "10:00", "z", "Z ", "ZZ", "+１0:00"] {
      XCTAssertNil(Date(iso8601: "2024-04-30T10:00:00" + offset), offset)
    }
  }

  func testAgreesWithTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
    for day in stride(from: -30_000, to: 50_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = String(
        format: "%04d-%02d-%02dT00:00Z", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      XCTAssertEqual(Date(iso8601: text), date, text)
    }
  }
}
