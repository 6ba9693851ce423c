import Foundation
import XCTest

@testable import DemoServices

final class TravelTimeTests: XCTestCase {
  private let demo = TravelUnderTest()

  func testOnClockChangeNightsArrivalsKeepTheRealDuration() throws {
    let nights = [
      ("2018-03-10", "2018-03-10T23:00:00", "2018-03-11T07:50:00"),
      ("2016-11-05", "2016-11-05T23:00:00", "2016-11-06T05:50:00"),
      ("2016-07-29", "2016-07-29T23:00:00", "2016-07-30T06:50:00"),
    ]
    for (date, departs, arrives) in nights {
      let departures = try demo.departures("/x-departures/dr5reg/f25dvk/\(date)")
      let night = try XCTUnwrap(departures.first { $0["departure_time"] as? String == departs }, date)
      XCTAssertEqual(night["arrival_time"] as? String, arrives)
      XCTAssertEqual(night["duration"] as? Int, 470)
    }
  }

  func testEveryDurationIsTheDifferenceOfTheMomentsAllYear() throws {
    for (from, to) in try demo.pairs() {
      let (route, _) = try demo.route(from, to)
      for date in ["2026-03-07", "2026-03-08", "2026-10-31", "2026-11-01", "2026-06-15"] {
        let day = try XCTUnwrap(LocalDate(date))
        let plan = TravelDay(route, query: try demo.query(from, to, day))
        for departure in plan.departures {
          XCTAssertEqual(
            departure.arrives.timeIntervalSince(departure.departs), Double(departure.trip.minutes * 60))
          XCTAssertTrue(departure.departs.wallClock(in: route.originZone).hasPrefix(date))
        }
      }
    }
  }

  func testNoTimeIsToldThatComesTwiceOrNeverOnANightOfAClockChange() throws {
    for (from, to) in try demo.pairs() {
      let (route, _) = try demo.route(from, to)
      for text in ["2026-10-31", "2026-11-01", "2026-03-07", "2018-11-03"] {
        let day = TravelDay(route, query: try demo.query(from, to, try XCTUnwrap(LocalDate(text))))
        for departure in day.departures {
          let between = (departure.stops ?? []).flatMap { [$0.arrives, $0.departs] }.compactMap { $0 }
            .dropLast()
          let times = ([departure.departs] + between).map { ($0, route.originZone) }
          for (moment, zone) in times + [(departure.arrives, route.destinationZone)] {
            let told = moment.wallClock(in: zone)
            for other in [-3_600.0, 3_600] {
              XCTAssertNotEqual(moment.addingTimeInterval(other).wallClock(in: zone), told, departure.trip.id)
            }
          }
        }
      }
    }
  }

  func testATripThatWouldArriveAtSuchATimeSetsOffALittleLater() throws {
    let departures = { (date: String) in
      try self.demo.departures("/x-departures/drt2yz/dr5reg/\(date)")
    }
    let times = try departures("2026-10-31").compactMap { $0["departure_time"] as? String }
    XCTAssertFalse(times.contains("2026-10-31T21:55:00"))
    XCTAssertTrue(times.contains("2026-10-31T22:25:00"))
    XCTAssertEqual(
      try departures("2026-10-24").filter { $0["departure_time"] as? String == "2026-10-24T21:55:00" }.count,
      1)
  }

  func testATimeThatTheClocksSkipIsTheOneAnHourLater() throws {
    let zone = try XCTUnwrap(TimeZone(identifier: "America/New_York"))
    let date = try XCTUnwrap(LocalDate("2018-03-11"))
    XCTAssertEqual(date.moment(minutes: 150, in: zone)?.wallClock(in: zone), "2018-03-11T03:30:00")
  }

  func testATimeThatComesTwiceIsTheFirst() throws {
    let zone = try XCTUnwrap(TimeZone(identifier: "America/New_York"))
    let date = try XCTUnwrap(LocalDate("2016-11-06"))
    let moment = try XCTUnwrap(date.moment(minutes: 90, in: zone))
    XCTAssertEqual(moment.addingTimeInterval(3600).wallClock(in: zone), "2016-11-06T01:30:00")
  }

  func testATripToAnotherZoneArrivesOnItsClocks() throws {
    let departures = try demo.departures("/x-departures/dpz88g/dp3wj6/2026-06-02")
    let morning = try XCTUnwrap(departures.first { $0["departure_time"] as? String == "2026-06-02T08:15:00" })
    XCTAssertEqual(morning["arrival_time"] as? String, "2026-06-02T18:45:00", "an hour earlier than at home")
    XCTAssertEqual(morning["arrival_timezone"] as? String, "America/Chicago")
  }

  func testDatesAreReadStrictly() {
    XCTAssertEqual(LocalDate("2016-02-29")?.description, "2016-02-29")
    for text in [
      "2015-02-29", "2016-04-31", "2016-00-10", "2016-1-10", "2016-01-1O", "2016/01/10", "", "1899-12-31",
      "２016-01-10",
    ] {
      XCTAssertNil(LocalDate(text), text)
    }
  }

  func testDaysAreCounted() throws {
    for (text, number) in [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
      ("2026-11-01", 20_758), ("1900-02-28", -25_509), ("1900-03-01", -25_508), ("9999-12-31", 2_932_896),
    ] {
      XCTAssertEqual(LocalDate(text)?.dayNumber, number, text)
      XCTAssertEqual(LocalDate(dayNumber: number).description, text)
    }
    for number in stride(from: -30_000, to: 100_000, by: 17) {
      XCTAssertEqual(LocalDate(dayNumber: number).dayNumber, number)
    }
    XCTAssertEqual(LocalDate("2026-12-28")?.adding(weeks: 1).description, "2027-01-04")
  }

  func testTheWeekdayIsRight() {
    XCTAssertEqual(LocalDate("2016-07-29")?.weekday, 4, "a Friday")
    XCTAssertEqual(LocalDate("2024-02-29")?.weekday, 3, "a Thursday")
    XCTAssertEqual(LocalDate("2000-01-02")?.weekday, 6, "a Sunday")
    XCTAssertEqual(LocalDate("2026-11-30")?.weekday, 0, "a Monday")
  }

  func testPriceDependsOnTheDateAndSomeTripsOnTheWeekday() throws {
    let friday = try demo.departures("/x-departures/dr5reg/f25dvk/2016-07-29")
    let sunday = try demo.departures("/x-departures/dr5reg/f25dvk/2016-07-31")
    let times = { (departures: [[String: Any]]) in
      Set(departures.compactMap { ($0["departure_time"] as? String)?.suffix(8) })
    }
    XCTAssertTrue(times(friday).contains("05:50:00"))
    XCTAssertFalse(times(sunday).contains("05:50:00"), "weekdays only")
  }
}
