import XCTest

@testable import DemoServices

final class TravelSourceTests: XCTestCase {
  func testEveryRowOfTheTablesCanBeRead() {
    let tables = [
      TravelSource.cities, TravelSource.regions, TravelSource.countries, TravelSource.stations,
      TravelSource.operators, TravelSource.classes, TravelSource.lines,
    ]
    for table in tables {
      XCTAssertEqual(TextTable(table).malformed, 0, String(table.prefix(40)))
      XCTAssertFalse(TextTable(table).rows.isEmpty)
    }
    for row in TextTable(TravelSource.lines).rows {
      XCTAssertNotNil(TravelLine(row), row["line"])
    }
  }

  func testEveryLineNamesStationsOperatorsAndNotesThatExist() {
    let stations = Set(TextTable(TravelSource.stations).rows.map { $0["station"] })
    let cities = Set(TextTable(TravelSource.cities).rows.map { $0["city"] })
    let classes = Set(TextTable(TravelSource.classes).rows.map { $0["operator"] + " " + $0["class"] })
    for row in TextTable(TravelSource.stations).rows { XCTAssertTrue(cities.contains(row["city"])) }
    for row in TextTable(TravelSource.lines).rows {
      XCTAssertTrue(stations.contains(row["from"]) && stations.contains(row["to"]), row["line"])
      XCTAssertTrue(classes.contains(row["operator"] + " " + row["class"]), row["line"])
      for note in row.list("notes") { XCTAssertNotNil(TravelTrip.Note(rawValue: note), note) }
      for stop in TravelLine(row)?.trips.first?.stops ?? [] {
        XCTAssertTrue(stations.contains(stop.station), stop.station)
      }
    }
  }

  func testStopsLieBetweenTheEndsInOrder() {
    for row in TextTable(TravelSource.lines).rows {
      guard let line = TravelLine(row) else { continue }
      for trip in line.trips {
        let times = trip.stops.flatMap { [$0.arrives, $0.departs] }
        XCTAssertEqual(times, times.sorted(), trip.id)
        XCTAssertGreaterThan(times.first ?? 1, 0)
        XCTAssertLessThan(times.last ?? 0, trip.minutes)
      }
    }
  }

  func testTheWayBackMirrorsTheStops() throws {
    let row = try XCTUnwrap(TextTable(TravelSource.lines).rows.first { $0["line"] == "n4" })
    let line = try XCTUnwrap(TravelLine(row))
    XCTAssertEqual(
      line.trips.last?.stops,
      [
        ScheduledTrip.Stop(station: "plb-plaza", arrives: 95, departs: 95),
        ScheduledTrip.Stop(station: "alb-station", arrives: 355, departs: 395),
      ])
  }

  func testGeohashesAreComputedInTheStandardWay() {
    XCTAssertEqual(Geohash.encode(latitude: 40.71427, longitude: -74.00597, length: 6), "dr5reg")
    XCTAssertEqual(Geohash.encode(latitude: 45.50884, longitude: -73.58781, length: 6), "f25dvk")
    XCTAssertEqual(
      Geohash.encode(latitude: 45.4988273060484, longitude: -73.5644745826722, length: 9), "f25dvfzcz")
    XCTAssertEqual(Geohash.encode(latitude: -33.8688, longitude: 151.2093, length: 5), "r3gx2")
  }

  func testAMalformedRowOfATableIsCounted() {
    let table = TextTable("a | b\n1 | 2\n3\n\n4 |\n")
    XCTAssertEqual(table.malformed, 1)
    XCTAssertEqual(table.rows.map { $0["a"] }, ["1", "4"])
    XCTAssertEqual(table.rows[0].int("b"), 2)
    XCTAssertNil(table.rows[1].text("b"))
    XCTAssertEqual(table.rows[1]["no such column"], "")
  }

  func testASeedIsTheSameOnEveryRun() {
    XCTAssertEqual(Seed("").hex, Seed("").hex)
    XCTAssertNotEqual(Seed("a").value, Seed("b").value)
    XCTAssertEqual(Seed("n1-out-1 2016-07-29").hex.count, 8)
    XCTAssertTrue((0..<7).contains(Seed("x").below(7)))
  }
}
