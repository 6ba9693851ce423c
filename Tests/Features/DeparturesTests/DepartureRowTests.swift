import Foundation
import Formatting
import XCTest

@testable import Departures

final class DepartureRowTests: XCTestCase {
  func testShowsWhatATravellerAsksFor() throws {
    let row = try row("a1", in: "first_reply")
    XCTAssertEqual(row.day, "Friday, 29 July 2016")
    XCTAssertEqual([row.departs, row.arrivesWithMark, row.duration], ["08:00", "15:54", "7 h 54 min"])
    XCTAssertEqual([row.origin, row.destination], ["Eighth Avenue Terminal", "Gare Berri"])
    XCTAssertEqual([row.operatorName, row.className], ["Maple Leaf", "Economy"])
    XCTAssertEqual([row.transfers, row.seats], ["1 change", "31 seats left"])
    XCTAssertEqual(try self.row("a1", in: "first_reply", locale: "en_US").price, "$52.00")
    XCTAssertNil(row.dayMark)
  }

  func testAnArrivalOnTheNextDayIsMarkedAndSpoken() throws {
    let row = try row("n1", in: "overnight")
    XCTAssertEqual(row.departs, "18:30")
    XCTAssertEqual(row.arrivesWithMark, "02:55 +1")
    XCTAssertTrue(
      row.accessibilityLabel.contains("02:55, next day, 8 hours 25 minutes"), row.accessibilityLabel)
    XCTAssertEqual(try self.row("n2", in: "overnight").arrivesWithMark, "07:40")
  }

  func testATimeIsThatOfTheWallWhateverTheDevicesZone() throws {
    let before = NSTimeZone.default
    defer { NSTimeZone.default = before }
    for zone in ["Asia/Tokyo", "Pacific/Honolulu"] {
      NSTimeZone.default = try XCTUnwrap(TimeZone(identifier: zone))
      let row = try row("n1", in: "overnight")
      XCTAssertEqual(row.departs, "18:30", zone)
      XCTAssertEqual(row.arrivesWithMark, "02:55 +1", zone)
      XCTAssertEqual(row.day, "Friday, 29 July 2016", zone)
    }
  }

  func testTheLocaleChoosesTheFormOfTimes() throws {
    let row = try row("n1", in: "overnight", locale: "en_US")
    XCTAssertEqual(row.departs.replacingOccurrences(of: "\u{202F}", with: " "), "6:30 PM")
    XCTAssertEqual(row.day, "Friday, July 29, 2016")
  }

  func testAMissingPriceIsSaidToBeUnavailable() throws {
    for id in ["none", "zero", "unreadable"] {
      XCTAssertEqual(try row(id, in: "prices").price, "Price unavailable", id)
    }
  }

  func testEachCurrencyHasItsOwnDecimals() throws {
    XCTAssertEqual(try row("yen", in: "prices", locale: "en_US").price, "¥5,200")
    XCTAssertTrue(try row("dinar", in: "prices", locale: "en_US").price.contains("5.200"))
    let unknown = try row("unknown", in: "prices", locale: "en_US").price
    XCTAssertTrue(unknown.contains("ZZQ") && unknown.contains("52.00"), unknown)
  }

  func testWhatIsNotKnownYetIsSaidToBeSo() throws {
    let row = try row("a3", in: "poll_with_more")
    XCTAssertEqual(row.operatorName, "Operator not known yet")
    XCTAssertEqual(
      [row.origin, row.destination], ["New York", "Montréal"], "the cities, for the time being")
  }

  func testATripThatEndsBeforeItStartsHasNoDuration() throws {
    XCTAssertEqual(try row("n3", in: "overnight").duration, "Duration not known")
  }

  func testChangesAndSeatsAreToldAsFarAsTheyAreKnown() throws {
    var departure = try Fixture.departure("x")
    XCTAssertNil(Fixture.rows(of: [departure])[0].transfers)
    XCTAssertNil(Fixture.rows(of: [departure])[0].seats)
    departure.hasTransfers = true
    departure.seats = 1
    XCTAssertEqual(Fixture.rows(of: [departure])[0].transfers, "With a change")
    XCTAssertEqual(Fixture.rows(of: [departure])[0].seats, "1 seat left")
    departure.transfers = 0
    departure.seats = 0
    XCTAssertEqual(Fixture.rows(of: [departure])[0].transfers, "Direct")
    XCTAssertEqual(Fixture.rows(of: [departure])[0].seats, "Sold out")
  }

  private func row(_ id: String, in fixture: String, locale: String = "en_GB") throws -> DepartureRow {
    let departure = try XCTUnwrap(try Fixture.board(fixture)[id])
    return Fixture.rows(of: [departure], locale: locale)[0]
  }
}
