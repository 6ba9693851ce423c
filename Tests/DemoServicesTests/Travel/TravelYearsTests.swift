import Foundation
import XCTest

@testable import DemoServices

final class TravelYearsTests: XCTestCase {
  private let demo = TravelUnderTest()

  /// Every tenth day, which in the course of the years is each day of the week and of the month.
  func testDaysOfManyYearsHaveTwentyDistinctDeparturesBothWays() throws {
    let greenwich = try XCTUnwrap(TimeZone(identifier: "UTC"))
    let start = try XCTUnwrap(LocalDate("2016-01-01")?.moment(minutes: 0, in: greenwich))
    for (from, to) in [("dr5reg", "f25dvk"), ("f25dvk", "dr5reg")] {
      let (route, _) = try demo.route(from, to)
      for offset in stride(from: 0, to: 16 * 365, by: 10) {
        let moment = start.addingTimeInterval(TimeInterval(offset * 86_400))
        let date = try XCTUnwrap(LocalDate(String(moment.wallClock(in: greenwich).prefix(10))))
        let query = try demo.query(from, to, date)
        let departures = TravelDay(route, query: query).departures
        let distinct = Set(departures.filter { !$0.isMalformed }.map(\.tripID))
        XCTAssertGreaterThanOrEqual(distinct.count, 20, "\(date)")
      }
    }
  }
}
