import Foundation
import Formatting
import HTTP
import XCTest

@testable import Departures

final class DeparturesResponseTests: XCTestCase {
  func testReadsAFirstReply() throws {
    let batch = try Fixture.batch("first_reply")
    XCTAssertFalse(batch.isComplete)
    XCTAssertTrue(batch.isValidRoute)
    XCTAssertEqual(batch.interval, 3)
    XCTAssertEqual(batch.received, 2)
    XCTAssertEqual(batch.operators.map(\.id), ["op-maple", "op-hudson"])
    XCTAssertEqual(batch.stations.map(\.id), ["1942", "1938"])
    let departure = try XCTUnwrap(batch.departures.first)
    XCTAssertEqual(departure.id, "a1")
    XCTAssertEqual(departure.departs.iso8601, "2016-07-29T08:00:00-04:00")
    XCTAssertEqual(departure.arrives.iso8601, "2016-07-29T15:54:00-04:00")
    XCTAssertEqual(departure.minutes, 474)
    XCTAssertEqual(departure.price, Money(minorUnits: 5_200, currency: "USD"))
    XCTAssertEqual(departure.seats, 31)
    XCTAssertEqual(departure.transfers, 1)
    XCTAssertEqual(departure.amenities, [.wifi, .toilet])
    XCTAssertEqual(departure.stops.map(\.isTransfer), [false, true, false])
    XCTAssertEqual(departure.stops[1].arrives?.minuteOfDay, 11 * 60 + 10)
  }

  func testOneMalformedDepartureCostsOnlyItself() throws {
    let batch = try Fixture.batch("malformed_departures")
    XCTAssertEqual(batch.departures.map(\.id), ["ok-1", "4711"])
    XCTAssertEqual(batch.received, 8, "the index counts what could not be read, too")
    XCTAssertEqual(batch.operators.map(\.id), ["op-maple", "op-hudson", "88"])
    XCTAssertEqual(batch.stations.map(\.id), ["1942", "1938"])
    var board = DepartureBoard()
    board.merge(batch)
    XCTAssertEqual(board.received, 8)
    XCTAssertEqual(board.unreadable, 6)
  }

  func testTakesNumbersForTextAndTextForNumbers() throws {
    let departure = try XCTUnwrap(try Fixture.board("malformed_departures")["4711"])
    XCTAssertEqual(departure.operatorID, "88")
    XCTAssertEqual(departure.busOperator?.name, "Numbered")
    XCTAssertEqual(departure.seats, 12)
    XCTAssertEqual(departure.transfers, 0)
    XCTAssertEqual(departure.price, Money(minorUnits: 4_300, currency: "USD"))
    XCTAssertEqual(departure.className, "Economy", "a dash is no name of a class")
    XCTAssertEqual(departure.stops, [])
  }

  func testAClassWithoutANameIsKnownByItsKey() throws {
    let departure = try XCTUnwrap(try Fixture.board("first_reply")["a2"])
    XCTAssertEqual(departure.className, "First")
    XCTAssertEqual(departure.amenities, [.wifi, .legRoom, .attendant], "the operator's for this class")
    XCTAssertNil(departure.seats)
    XCTAssertNil(departure.isDirect)
  }

  func testAReplyOfNullsIsAnEmptyOne() throws {
    let batch = try Fixture.batch("everything_null")
    XCTAssertEqual(batch, DepartureBatch())
  }

  func testAReplyOfAnotherServiceIsNotUnderstood() {
    for body in ["{}", "{\"products\":[]}", "[]", "{\"departures\":{}}", "", "{\"departures\":["] {
      let response = HTTPResponse(status: 200, body: Data(body.utf8), url: URL(fileURLWithPath: "/"))
      XCTAssertThrowsError(try response.decode(DeparturesResponse.self), body) { error in
        guard case HTTPFailure.undecodable = error else { return XCTFail("\(error)") }
      }
    }
  }

  func testAMissingPriceIsNeverNothing() throws {
    let board = try Fixture.board("prices")
    for id in ["none", "zero", "unreadable"] { XCTAssertNil(board[id]?.price, id) }
    XCTAssertEqual(board["requested"]?.price, Money(minorUnits: 4_900, currency: "USD"))
    XCTAssertEqual(
      try Fixture.batch("prices", currency: "CAD").departures.last?.price,
      Money(minorUnits: 4_900, currency: "CAD"), "the requested currency where the price names none")
    XCTAssertEqual(board["unknown"]?.price, Money(minorUnits: 5_200, currency: "ZZQ"))
  }

  func testTheDurationIsWhatReallyPasses() throws {
    let board = try Fixture.board("clock_change")
    XCTAssertEqual(board["fall"]?.minutes, 510)
    XCTAssertEqual(board["spring"]?.minutes, 505)
    XCTAssertEqual(board["fall"]?.dayOffset, 1)
  }

  func testATripThatEndsBeforeItStartsHasNoDuration() throws {
    XCTAssertNil(try XCTUnwrap(try Fixture.board("overnight")["n3"]).minutes)
  }

  func testExpandsTheLogoOfEitherForm() throws {
    let operators = try Fixture.batch("first_reply").operators
    XCTAssertEqual(
      operators[0].logoURL(width: 120, height: 40)?.absoluteString,
      "https://img.example/maple.png?v=1&height=40&width=120")
    XCTAssertEqual(
      operators[1].logoURL(width: 120, height: 40)?.absoluteString,
      "https://img.example/hudson.png?h=40&w=120")
    XCTAssertNil(BusOperator(id: "x", name: nil, logo: "javascript:alert(1)").logoURL(width: 1, height: 1))
  }

  func testReadsStationsWithAndWithoutAPlace() throws {
    let stations = try Fixture.batch("first_reply").stations + Fixture.batch("poll_complete").stations
    XCTAssertEqual(stations[0].address, ["625 Eighth Avenue", "New York, NY"])
    XCTAssertEqual(
      stations[0].coordinate, Station.Coordinate(latitude: 40.7567, longitude: -73.9908))
    XCTAssertEqual(stations[1].address, [])
    XCTAssertNil(stations[1].coordinate)
    XCTAssertEqual(stations[2].address, ["Canal Street, New York"])
    XCTAssertEqual(stations[2].coordinate?.latitude, 40.715)
    XCTAssertNil(Station.Coordinate(latitude: 91, longitude: 0))
  }
}
