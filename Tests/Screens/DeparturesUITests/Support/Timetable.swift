import Departures
import Formatting
import XCTest

/// Departures that tests are made of.
enum Timetable {
  static let terms: TravelTerms = {
    var terms = TravelTerms()
    terms.checkedBags = 1
    terms.kilogramsPerBag = 25
    terms.isRefundable = false
    terms.needsPrintedTicket = true
    return terms
  }()

  static let maple = BusOperator(
    id: "maple", name: "Maple Lines", amenities: ["Economy": [.wifi, .toilet, .powerOutlets]], terms: terms)
  static let hudson = BusOperator(id: "hudson", name: "Hudson Coaches")

  static let stations = [
    Station(
      id: "1", name: "Port Authority", address: ["625 8th Ave", "New York, NY 10018"],
      coordinate: Station.Coordinate(latitude: 40.7569, longitude: -73.9903)),
    Station(id: "2", name: "Gare d’autocars", address: ["1717 rue Berri"]),
  ]

  /// A departure on the 29th of July 2016.
  static func departure(
    _ id: String, at departs: String, until arrives: String, cents: Int?, operatorID: String = "maple",
    day: String = "2016-07-29", arrivalDay: String? = nil, seats: Int? = 12, stops: [Stop] = []
  ) throws -> Departure {
    Departure(
      id: id, departs: try time("\(day)T\(departs):00", "America/New_York"),
      arrives: try time("\(arrivalDay ?? day)T\(arrives):00", "America/Toronto"), operatorID: operatorID,
      originID: "1", destinationID: "2", className: "Economy", classKey: "Economy",
      price: cents.map { Money(minorUnits: $0, currency: "USD") }, seats: seats,
      transfers: stops.isEmpty ? 0 : 1,
      stops: stops)
  }

  static func time(_ text: String, _ zone: String) throws -> LocalTime {
    try XCTUnwrap(LocalTime(text, zone: try XCTUnwrap(ZoneTable.named(zone))))
  }

  /// A morning bus and one through the night.
  static func first() throws -> DepartureBatch {
    DepartureBatch(
      departures: [
        try departure("morning", at: "08:00", until: "16:25", cents: 5_200),
        try departure(
          "night", at: "18:30", until: "02:55", cents: 8_400, operatorID: "hudson", arrivalDay: "2016-07-30",
          seats: nil),
      ], operators: [maple, hudson], stations: stations)
  }

  /// One at noon with a change, the fastest; everything is found.
  static func last() throws -> DepartureBatch {
    DepartureBatch(
      departures: [
        try departure(
          "noon", at: "12:00", until: "19:30", cents: 6_000,
          stops: [
            Stop(
              name: nil, stationID: "1", arrives: nil,
              departs: try time("2016-07-29T12:00:00", "America/New_York")),
            Stop(
              name: "Albany", arrives: try time("2016-07-29T14:40:00", "America/New_York"),
              departs: try time("2016-07-29T15:00:00", "America/New_York"), isTransfer: true),
            Stop(
              name: nil, stationID: "2", arrives: try time("2016-07-29T19:30:00", "America/New_York"),
              departs: nil),
          ])
      ], isComplete: true)
  }

  /// So many departures from 6 in the morning on, each some minutes after the one before.
  static func many(_ count: Int, from: Int, every minutes: Int, prefix: String) throws -> DepartureBatch {
    DepartureBatch(
      departures: try (0..<count).map { index in
        let minute = 6 * 60 + from + index * minutes
        let time = String(format: "%02d:%02d", minute / 60, minute % 60)
        return try departure(
          "\(prefix)\(index)", at: time, until: "23:59", cents: 4_000 + index, seats: index + 1)
      }, operators: [maple], stations: stations)
  }
}
