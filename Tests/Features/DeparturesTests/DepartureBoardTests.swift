import Formatting
import XCTest

@testable import Departures

final class DepartureBoardTests: XCTestCase {
  func testTwinsAreShownOnceAndCountedTwice() throws {
    let board = try Fixture.board("twins")
    XCTAssertEqual(board.departures().map(\.id), ["t1", "t3", "t5"])
    XCTAssertEqual(board.count, 3)
    XCTAssertEqual(board.received, 5)
  }

  func testTwinsOfALaterReplyAreFoundAsWell() throws {
    var board = DepartureBoard()
    board.merge(DepartureBatch(departures: [try Fixture.departure("a")]))
    board.merge(DepartureBatch(departures: [try Fixture.departure("b")]))
    XCTAssertEqual(board.departures().map(\.id), ["a"])
    board.merge(DepartureBatch(departures: [try Fixture.departure("b", cents: 4_800)]))
    XCTAssertEqual(board.departures().map(\.id), ["a", "b"], "with another price it is no twin any more")
    XCTAssertEqual(board.received, 3)
  }

  func testATwinIsATwinThoughOnlyOneOfThemIsDescribed() throws {
    var board = DepartureBoard()
    board.merge(DepartureBatch(departures: [try Fixture.departure("a")]))
    board.merge(
      DepartureBatch(
        departures: [try Fixture.departure("b")], operators: [BusOperator(id: "op-maple", name: "Maple")]))
    XCTAssertEqual(board.departures().map(\.id), ["a"])
  }

  func testATwinIsATwinThoughAStopGotItsNameInBetween() throws {
    var departure = try Fixture.departure("a")
    departure.stops = [Stop(name: nil, stationID: "7", arrives: nil, departs: departure.departs)]
    var twin = departure
    twin.id = "b"
    var board = DepartureBoard()
    board.merge(DepartureBatch(departures: [departure]))
    board.merge(DepartureBatch(departures: [twin], stations: [Station(id: "7", name: "Albany")]))
    XCTAssertEqual(board.departures().map(\.id), ["a"])
  }

  func testBusesOfDifferentOperatorsAreNoTwins() throws {
    var board = DepartureBoard()
    board.merge(
      DepartureBatch(departures: [
        try Fixture.departure("a"), try Fixture.departure("b", operatorID: "op-hudson"),
        try Fixture.departure("c", busID: "x"), try Fixture.departure("d", busID: "y"),
      ]))
    XCTAssertEqual(board.count, 4)
  }

  func testALaterRecordReplacesTheEarlierAndKeepsItsPlace() throws {
    var board = DepartureBoard()
    board.merge(
      DepartureBatch(departures: [try Fixture.departure("a"), try Fixture.departure("b", operatorID: "z")]))
    board.merge(DepartureBatch(departures: [try Fixture.departure("a", cents: 3_000)]))
    XCTAssertEqual(board.departures().map(\.id), ["a", "b"])
    XCTAssertEqual(board["a"]?.price?.minorUnits, 3_000)
    XCTAssertEqual(board.received, 3)
  }

  func testWhatIsUnknownIsCompletedByALaterReply() throws {
    var board = try Fixture.board("first_reply", "poll_with_more")
    let early = try XCTUnwrap(board["a3"])
    XCTAssertNil(early.busOperator)
    XCTAssertNil(early.origin)
    XCTAssertEqual(early.destination?.name, "Gare Berri")
    board.merge(try Fixture.batch("poll_complete"))
    let late = try XCTUnwrap(board["a3"])
    XCTAssertEqual(late.busOperator?.name, "Nightjar")
    XCTAssertEqual(late.origin?.name, "Canal Street")
    XCTAssertEqual(board.received, 4)
  }

  func testAStopWithoutANameGetsThatOfItsStation() throws {
    var board = try Fixture.board("first_reply")
    XCTAssertNil(board["a1"]?.stops[1].name)
    board.merge(DepartureBatch(stations: [Station(id: "2100", name: "Albany")]))
    XCTAssertEqual(board["a1"]?.stops[1].name, "Albany")
  }

  func testEqualTimesKeepTheOrderInWhichTheyCame() throws {
    var board = DepartureBoard()
    for id in ["z", "m", "a"] {
      board.merge(DepartureBatch(departures: [try Fixture.departure(id, operatorID: id)]))
    }
    XCTAssertEqual(board.departures().map(\.id), ["z", "m", "a"])
    board.merge(DepartureBatch(departures: [try Fixture.departure("early", at: "07:00")]))
    XCTAssertEqual(board.departures().map(\.id), ["early", "z", "m", "a"])
  }

  func testSortsByPriceWithTheMissingOnesLast() throws {
    XCTAssertEqual(
      try Fixture.board("prices").departures(sortedBy: .price).map(\.id),
      ["requested", "usd", "yen", "dinar", "unknown", "none", "zero", "unreadable"],
      "the requested currency, then others by their codes, then no price")
  }

  func testSortsByDurationWithTheUnknownLast() throws {
    XCTAssertEqual(
      try Fixture.board("overnight").departures(sortedBy: .duration).map(\.id), ["n2", "n1", "n3"])
  }

  func testSortsByTheMomentOfDeparture() throws {
    XCTAssertEqual(
      try Fixture.board("first_reply", "poll_with_more", "poll_complete").departures().map(\.id),
      ["a4", "a1", "a2", "a3"])
  }

  func testMarksTheCheapestAndTheFastest() throws {
    let board = try Fixture.board("first_reply", "poll_with_more", "poll_complete")
    let marks = board.marks(among: board.positions(sortedBy: .departure, filter: DepartureFilter()))
    XCTAssertEqual(marks.cheapest, "a3")
    XCTAssertEqual(marks.fastest, "a2")
  }

  func testOfEqualsTheFirstToLeaveIsMarkedAndAmongAllEqualsNone() throws {
    var board = DepartureBoard()
    board.merge(DepartureBatch(departures: [try Fixture.departure("late", at: "09:00", until: "16:00")]))
    XCTAssertEqual(marks(board), DepartureMarks())
    board.merge(DepartureBatch(departures: [try Fixture.departure("early", at: "08:00", until: "15:00")]))
    XCTAssertEqual(marks(board), DepartureMarks(), "both are equal")
    board.merge(
      DepartureBatch(departures: [try Fixture.departure("slow", at: "07:00", until: "17:00", cents: 9_900)]))
    XCTAssertEqual(marks(board), DepartureMarks(cheapest: "early", fastest: "early"))
  }

  func testPricesOfAnotherCurrencyAreNotTheCheapest() throws {
    var board = DepartureBoard(currency: "usd")
    board.merge(
      DepartureBatch(departures: [
        try Fixture.departure("a"), try Fixture.departure("b", at: "09:00", cents: 6_000),
        try Fixture.departure("yen", at: "10:00", cents: 100, currency: "JPY"),
      ]))
    XCTAssertEqual(marks(board).cheapest, "a")
  }

  func testListsTheOperatorsThatRunSomething() throws {
    let board = try Fixture.board("first_reply", "poll_with_more")
    XCTAssertEqual(board.operators.map(\.id), ["op-hudson", "op-maple"])
    XCTAssertEqual(try Fixture.board("twins").operators.map(\.id), ["op-maple"])
  }

  private func marks(_ board: DepartureBoard) -> DepartureMarks {
    board.marks(among: board.positions(sortedBy: .departure, filter: DepartureFilter()))
  }
}
