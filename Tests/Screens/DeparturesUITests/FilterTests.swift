import Departures
import SwiftUITesting
import XCTest

@testable import DeparturesUI

final class FilterTests: XCTestCase {
  func testRowsAreSortedAndTheOrderIsKept() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = try Screen.found(desk)
      try screen.select("Duration", in: "Sort by: Departure")
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["noon", "morning", "night"])
      try screen.goBack()
      try screen.tap("Show departures")
      desk.reply(try Timetable.first())
      desk.reply(try Timetable.last())
      try screen.wait(for: "noon")
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["noon", "morning", "night"])
    }
  }

  func testFiltersLeaveOutRowsAtOnceAndAreCleared() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.tap("filter")
      try screen.tap("Direct buses only")
      XCTAssertTrue(screen.has("2 of 3 departures"))
      try screen.set("Price", to: 6_000)
      XCTAssertTrue(screen.has("Up to $60.00"))
      XCTAssertTrue(screen.has("1 of 3 departures"))
      try screen.tap("Evening, after 18")
      XCTAssertTrue(screen.has("0 of 3 departures"))
      try screen.tap("Done")
      XCTAssertTrue(screen.has("Nothing fits"))
      try screen.tap("Clear filters")
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["morning", "noon", "night"])
    }
  }

  func testOperatorsAndWhatIsOnBoardAreChosen() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.tap("filter")
      try screen.tap("Hudson Coaches")
      XCTAssertTrue(screen.has("1 of 3 departures"))
      try screen.tap("Hudson Coaches")
      try screen.tap("Wi-Fi")
      XCTAssertTrue(screen.has("2 of 3 departures"))
      try screen.dismiss()
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["morning", "noon"])
    }
  }
}
