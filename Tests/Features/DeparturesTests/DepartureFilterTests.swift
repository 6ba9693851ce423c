import Formatting
import XCTest

@testable import Departures

final class DepartureFilterTests: XCTestCase {
  func testAnEmptyFilterShowsAll() throws {
    XCTAssertEqual(try shown(DepartureFilter()), ["a4", "a1", "a2", "a3"])
  }

  func testFiltersByOperator() throws {
    XCTAssertEqual(try shown(DepartureFilter(operatorIDs: ["op-hudson"])), ["a2"])
    XCTAssertEqual(try shown(DepartureFilter(operatorIDs: ["op-hudson", "op-late"])), ["a2", "a3"])
  }

  func testOperatorsOfOneNameAreDistinct() throws {
    var board = DepartureBoard()
    board.merge(
      DepartureBatch(
        departures: [
          try Fixture.departure("a", operatorID: "1"), try Fixture.departure("b", operatorID: "2"),
        ], operators: [BusOperator(id: "1", name: "Boreal"), BusOperator(id: "2", name: "Boreal")]))
    XCTAssertEqual(board.operators.map(\.id), ["1", "2"])
    XCTAssertEqual(board.departures(filter: DepartureFilter(operatorIDs: ["2"])).map(\.id), ["b"])
  }

  func testFiltersByPriceAndLeavesOutWhatHasNone() throws {
    XCTAssertEqual(try shown(DepartureFilter(highestPrice: dollars(4_100))), ["a2", "a3"])
    XCTAssertEqual(
      try shown(DepartureFilter(lowestPrice: dollars(4_100), highestPrice: dollars(5_200))), ["a1", "a2"])
    let board = try Fixture.board("prices")
    XCTAssertEqual(
      board.departures(filter: DepartureFilter(lowestPrice: dollars(0))).map(\.id), ["usd", "requested"],
      "neither missing prices nor other currencies")
  }

  func testFiltersByTheTimeOfDeparture() throws {
    XCTAssertEqual(try shown(DepartureFilter(timesOfDay: [.morning])), ["a4", "a1"])
    XCTAssertEqual(try shown(DepartureFilter(timesOfDay: [.afternoon, .evening])), ["a2", "a3"])
    XCTAssertEqual(TimeOfDay(minuteOfDay: 0), .night)
    XCTAssertEqual(TimeOfDay(minuteOfDay: 359), .night)
    XCTAssertEqual(TimeOfDay(minuteOfDay: 360), .morning)
    XCTAssertEqual(TimeOfDay(minuteOfDay: 720), .afternoon)
    XCTAssertEqual(TimeOfDay(minuteOfDay: 1_080), .evening)
    XCTAssertEqual(TimeOfDay(minuteOfDay: 1_439), .evening)
  }

  func testDirectOnlyLeavesOutWhatIsKnownToHaveAChange() throws {
    XCTAssertEqual(
      try shown(DepartureFilter(isDirectOnly: true)), ["a4", "a2", "a3"], "a2 says nothing of changes")
    var departure = try Fixture.departure("x")
    departure.hasTransfers = true
    XCTAssertFalse(DepartureFilter(isDirectOnly: true).admits(departure))
    departure.transfers = 0
    XCTAssertTrue(DepartureFilter(isDirectOnly: true).admits(departure), "the number is more exact")
  }

  func testFiltersByWhatIsOnBoard() throws {
    XCTAssertEqual(try shown(DepartureFilter(amenities: [.wifi, .toilet])), ["a4", "a1", "a3"])
    XCTAssertEqual(try shown(DepartureFilter(amenities: [.wifi, .legRoom])), ["a2"])
  }

  func testEveryPartMustBeMet() throws {
    XCTAssertEqual(
      try shown(DepartureFilter(operatorIDs: ["op-maple"], timesOfDay: [.morning], isDirectOnly: true)),
      ["a4"])
  }

  private func shown(_ filter: DepartureFilter) throws -> [String] {
    try Fixture.board("first_reply", "poll_with_more", "poll_complete").departures(filter: filter).map(\.id)
  }

  private func dollars(_ cents: Int) -> Money { Money(minorUnits: cents, currency: "USD") }
}
