import Departures
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// From the welcome to the results and a departure, as a traveller goes.
final class SearchFlowTests: XCTestCase {
  func testTheWelcomeOpensTheSearchForTheFestival() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      XCTAssertTrue(screen.shows("New York → Montréal", "Friday, July 29, 2016", "1 passenger, USD"))
      XCTAssertEqual(desk.queries, [])
      try screen.findBus()
      try screen.wait(until: { desk.queries == [DepartureQuery()] })
      XCTAssertTrue(screen.has("Asking the bus companies…"))
    }
  }

  func testTheFirstRowsComeWithTheFirstReplyAndOthersArePutBetween() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.findBus()
      desk.reply(try Timetable.first())
      try screen.wait(for: "morning")
      XCTAssertEqual(desk.polledIndexes, [2])
      XCTAssertTrue(screen.has("Search under way"))
      XCTAssertTrue(screen.shows("2 departures", "Friday, July 29, 2016"))
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["morning", "night"])
      desk.reply(try Timetable.last())
      try screen.wait(for: "noon")
      XCTAssertTrue(screen.has(.text("3 departures")))
      XCTAssertFalse(screen.has("Search under way"))
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["morning", "noon", "night"])
      XCTAssertTrue(
        screen.unit("night")?.label?.contains("next day") == true, screen.unit("night")?.label ?? "none")
    }
  }

  func testADepartureOpensAndLeadsBack() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.tap("noon")
      XCTAssertTrue(
        screen.shows("LEAVES FROM", "Port Authority", "625 8th Ave", "STOPS", "Albany", "Change here"))
      XCTAssertTrue(screen.shows("ON BOARD", "Wi-Fi", "LUGGAGE", "1 checked bag included of up to 25 kg"))
      try screen.goBack()
      XCTAssertEqual(screen.rows("morning", "noon", "night"), ["morning", "noon", "night"])
    }
  }

  func testTheListKeepsItsPlaceWhileRowsArePutInAboveIt() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = try Screen.searched(desk) {
        $0.reply(try Timetable.many(40, from: 0, every: 20, prefix: "hour"))
      }
      try screen.wait(for: "hour0")
      try screen.scroll("departures", byX: 0, y: 1_500)
      let before = try screen.get("hour16").frameInWindow.minY
      desk.reply(try Timetable.many(30, from: 1, every: 7, prefix: "between"))
      try screen.wait(for: .text("70 departures"))
      XCTAssertEqual(try screen.get("hour16").frameInWindow.minY, before, accuracy: 1)
    }
  }

  func testLeavingTheResultsAsksNoMore() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.findBus()
      desk.reply(try Timetable.first())
      try screen.wait(until: { desk.polledIndexes == [2] })
      try screen.goBack()
      XCTAssertTrue(screen.has("Show departures"))
      desk.reply(try Timetable.last())
      try screen.settle()
      XCTAssertEqual(desk.polledIndexes, [2])
    }
  }

  func testADepartureInFrontDoesNotEndTheSearch() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.findBus()
      desk.reply(try Timetable.first())
      try screen.wait(for: "morning")
      try screen.tap("morning")
      desk.reply(try Timetable.last())
      try screen.goBack()
      try screen.wait(for: "noon")
    }
  }

  func testADepartureIsSharedAndItsStationsAreOnAMap() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.tap("noon")
      XCTAssertTrue(screen.has(.text("Show on Map")), screen.text)
      XCTAssertTrue(screen.has(.label("Share")), screen.text)
    }
  }

  func testTheSettingsAreOpenedFromTheForm() throws {
    try MainActor.assumeIsolated {
      let screen = Screen.departures(Desk().service)
      try screen.tap(.text("Choose another trip"))
      XCTAssertTrue(screen.has(.label("Settings")), screen.text)
    }
  }

  func testOnAWideWindowTheDepartureStandsBesideTheListAndStaysWhenItGetsNarrow() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found(size: CGSize(width: 1024, height: 768))
      try screen.tap("noon")
      let row = try screen.get("noon").frameInWindow
      XCTAssertGreaterThan(try screen.get(.text("Albany")).frameInWindow.minX, row.maxX)
      try screen.resize(to: CGSize(width: 390, height: 844), steps: 3)
      XCTAssertTrue(screen.has(.text("Albany")))
      XCTAssertFalse(screen.has("night"))
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 3)
      XCTAssertTrue(screen.has(.text("Albany")))
      try screen.tap("night")
      XCTAssertFalse(screen.has(.text("Albany")))
      XCTAssertTrue(screen.has(.containing("AM +1")), screen.text)
    }
  }
}
