import XCTest

@testable import DemoServices

final class TravelConnectionsTests: XCTestCase {
  private let demo = TravelUnderTest()
  private let trips = TravelTables.allTrips()
  private let cityOfStation = Dictionary(
    TextTable(TravelSource.stations).rows.map { ($0["station"], $0["city"]) }, uniquingKeysWith: { a, _ in a }
  )

  private var joined: [ScheduledTrip] { trips.filter { $0.id.contains("+") } }

  func testEveryPairOfCitiesHasDeparturesBothWaysUnlessNobodyWouldGoByCoach() {
    let tooFar: Set = [
      "chicago quebec", "burlington chicago", "chicago plattsburgh", "chicago sherbrooke",
      "chicago providence",
      "sherbrooke washington",
    ]
    let cities = TextTable(TravelSource.cities).rows.map { $0["city"] }
    let pairs = Set(
      trips.map { "\(cityOfStation[$0.origin] ?? "") \(cityOfStation[$0.destination] ?? "")" })
    for (index, one) in cities.enumerated() {
      for other in cities[..<index] {
        let isTooFar = tooFar.contains("\(one) \(other)") || tooFar.contains("\(other) \(one)")
        XCTAssertEqual(pairs.contains("\(one) \(other)"), !isTooFar, "\(one) \(other)")
        XCTAssertEqual(pairs.contains("\(other) \(one)"), !isTooFar, "\(other) \(one)")
      }
    }
  }

  func testOneChangesAtOneStationWithTimeToSpare() {
    XCTAssertGreaterThan(joined.count, 300)
    for trip in joined {
      let changes = trip.stops.filter { $0.departs > $0.arrives }
      XCTAssertGreaterThanOrEqual(changes.count, trip.id.filter { $0 == "+" }.count, trip.id)
      XCTAssertTrue(changes.allSatisfy { $0.departs - $0.arrives >= 25 }, trip.id)
      let times = trip.stops.flatMap { [$0.arrives, $0.departs] } + [trip.minutes]
      XCTAssertEqual(times, times.sorted(), trip.id)
      XCTAssertLessThanOrEqual(trip.minutes, 24 * 60, trip.id)
      let stations = [trip.origin] + trip.stops.map(\.station) + [trip.destination]
      XCTAssertEqual(Set(stations).count, stations.count, "\(trip.id) passes a station twice")
    }
  }

  func testTheSecondCoachIsOneOfTheTimetableAlsoAcrossZones() throws {
    let trip = try XCTUnwrap(
      joined.first { $0.id.hasPrefix("h1-back") && $0.id.contains("+r") }, "from Chicago")
    let parts = trip.id.components(separatedBy: "+")
    let legs = try parts.map { part in try XCTUnwrap(trips.first { $0.id == part }) }
    let change = try XCTUnwrap(trip.stops.first { $0.station == legs[1].origin })
    XCTAssertEqual(change.arrives, legs[0].minutes)
    XCTAssertEqual(
      (trip.departs + change.departs + 60) % (24 * 60), legs[1].departs, "Toronto is an hour ahead")
    XCTAssertEqual(trip.fare, legs.map(\.fare).reduce(0, +) * 9 / 10)
  }

  func testAJoinedTripIsToldWithItsChange() throws {
    let departures = try demo.departures("/x-departures/dr4e39/drt2yz/2026-06-02")
    XCTAssertFalse(departures.isEmpty)
    for departure in departures {
      XCTAssertEqual(departure["has_transfers"] as? Bool, true)
      XCTAssertEqual(departure["num_transfers"] as? Int, 1)
      let changes = departure.list("trip_stops").filter { $0["transfer"] as? Bool == true }
      XCTAssertEqual(changes.count, 1)
      XCTAssertTrue([1942, 1967].contains(changes.first?["location_id"] as? Int), "in New York")
    }
  }
}
