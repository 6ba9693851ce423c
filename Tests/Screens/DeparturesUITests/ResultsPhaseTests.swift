import Departures
import Formatting
import HTTP
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// What the results say when there is nothing, or less than all, to show.
final class ResultsPhaseTests: XCTestCase {
  func testThereIsNoSuchRoute() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.searched { $0.reply(DepartureBatch(isComplete: true, isValidRoute: false)) }
      try screen.wait(for: "No such route")
      try screen.matchSnapshot(named: "no-route", .onlyUnits)
      try screen.tap("Change the trip")
      XCTAssertTrue(screen.has("Show departures"))
    }
  }

  func testNoBusLeavesOnTheDay() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.searched { $0.reply(DepartureBatch(isComplete: true)) }
      try screen.wait(for: "No departures")
      XCTAssertTrue(screen.has(.containing("No bus leaves on Friday, July 29, 2016")))
    }
  }

  func testAFailureIsToldAndTriedAgain() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = try Screen.searched(desk) { $0.fail(HTTPFailure.offline(host: "napi.busbud.com")) }
      try screen.wait(for: "That did not work")
      try screen.matchSnapshot(named: "failed", .onlyUnits)
      try screen.tap("Try Again")
      desk.reply(try Timetable.first())
      try screen.wait(for: "morning")
    }
  }

  func testARefusedSearchIsToldInTheWordsOfTheServiceAndLeadsToTheForm() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = try Screen.searched(desk) { $0.fail(DeparturesFailure.refused("Unknown currency XXX")) }
      try screen.wait(for: "This search is refused")
      XCTAssertTrue(screen.has(.containing("Unknown currency XXX")))
      XCTAssertFalse(screen.has("Try Again"))
      try screen.tap("Change the trip")
      XCTAssertTrue(screen.has("Show departures"))
      XCTAssertEqual(desk.queries.count, 1)
    }
  }

  func testAFailureHalfWayKeepsTheRowsAndOffersToSearchAgain() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = try Screen.searched(desk) {
        $0.reply(try Timetable.first())
        $0.fail(HTTPFailure.timeout(30))
      }
      try screen.wait(for: .containing("The list may be incomplete."))
      XCTAssertEqual(screen.rows("morning", "night"), ["morning", "night"])
      try screen.tap("Search again")
      XCTAssertTrue(screen.has("Asking the bus companies…"))
      try screen.wait(until: { desk.queries.count == 2 })
    }
  }

  func testADayThatIsOverLeadsToTheNextOne() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let next = try XCTUnwrap(LocalDate("2027-07-29"))
      let screen = try Screen.searched(desk) { $0.fail(DeparturesFailure.dateInThePast(suggestion: next)) }
      try screen.wait(for: "This day is over")
      try screen.tap("Search on Thursday, July 29, 2027")
      try screen.wait(until: { desk.queries.last?.date == next })
      desk.reply(DepartureBatch(isComplete: true))
      try screen.wait(for: "No departures")
      try screen.tap("Change the trip")
      try screen.tap("Show departures")
      try screen.wait(until: { desk.queries.count == 3 })
      XCTAssertEqual(desk.queries.last?.date, next)
    }
  }
}
