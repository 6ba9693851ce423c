import Departures
import Formatting
import SwiftUITesting
import XCTest

@testable import DeparturesUI

final class TripFormTests: XCTestCase {
  func testEveryPartOfTheTripCanBeChanged() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.tap("Choose another trip")
      try screen.select("Boston", in: "To")
      try screen.tap("Swap cities")
      try screen.select("CAD", in: "Currency")
      try screen.step("Children", by: 2)
      try screen.set(
        "Departure",
        to: try XCTUnwrap(LocalDate("2016-07-30")).noon(in: try XCTUnwrap(TimeZone(secondsFromGMT: 0))))
      XCTAssertTrue(screen.has("3 PASSENGERS"), screen.text)
      try screen.tap("Show departures")
      try screen.wait(until: { desk.queries.count == 1 })
      let query = try XCTUnwrap(desk.queries.first)
      XCTAssertEqual(query.origin.name, "Boston")
      XCTAssertEqual(query.destination, .newYork)
      XCTAssertEqual(query.date, LocalDate("2016-07-30"))
      XCTAssertEqual(query.children, 2)
      XCTAssertEqual(query.currency, "CAD")
    }
  }

  func testWhatIsWrongIsToldAndNothingIsAsked() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.tap("Choose another trip")
      try screen.step("Adults", by: -1)
      XCTAssertTrue(screen.has("Nobody travels. Choose at least one passenger."))
      XCTAssertThrowsError(try screen.tap("Show departures"))
      XCTAssertEqual(desk.queries, [])
    }
  }

  func testTheWelcomeIsAlwaysTheWayToTheFestival() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.tap("Choose another trip")
      try screen.tap("Swap cities")
      try screen.tap("About the festival")
      try screen.findBus()
      try screen.wait(until: { desk.queries == [DepartureQuery()] })
    }
  }
}
