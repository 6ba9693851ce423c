import Formatting

/// A departure as its own screen shows it: text, and what a map needs.
public struct DepartureDetail: Sendable, Hashable, Identifiable {
  /// A stop of the trip.
  public struct StopLine: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The time of arrival; `nil` at the first stop.
    public let arrives: String?
    /// The time of departure; `nil` at the last stop.
    public let departs: String?
    /// Whether travellers change buses.
    public let isTransfer: Bool

    /// The times to show: one where the bus goes on at once.
    public var times: [String] {
      let times = [arrives, departs].compactMap { $0 }
      return times.first == times.last ? Array(times.prefix(1)) : times
    }
  }

  /// What to send to a friend: route, day, times, operator and price, in lines.
  public let shareText: String

  /// The departure's id.
  public var id: Departure.ID { row.id }
  /// What the list shows of it.
  public let row: DepartureRow
  /// The day of arrival, where it is another one than that of departure.
  public let arrivalDay: String?
  /// The station where the bus leaves; `nil` while it is not known.
  public let origin: Station?
  /// The station where it arrives; `nil` while it is not known.
  public let destination: Station?
  /// The stops with their times; empty when the service does not list them.
  public let stops: [StopLine]
  /// The names of what is on board; empty when there is nothing or nothing is said.
  public let amenities: [String]
  /// What luggage is allowed, in lines; empty when nothing is said.
  public let luggage: [String]
  /// Refund, exchange and what to bring, in lines; empty when nothing is said.
  public let conditions: [String]
}

extension DepartureFormatter {
  /// The detail of a departure.
  public func detail(_ departure: Departure, of query: DepartureQuery) -> DepartureDetail {
    let terms = departure.terms ?? TravelTerms()
    let row = row(departure, of: query)
    return DepartureDetail(
      shareText: DeparturesText.shared(
        row, route: DeparturesText.route(from: query.origin, to: query.destination)),
      row: row,
      arrivalDay: departure.dayOffset == 0 ? nil : day(departure.arrives.date),
      origin: departure.origin, destination: departure.destination,
      stops: departure.stops.map { stop in
        DepartureDetail.StopLine(
          name: stop.name ?? DeparturesText.stationUnknown, arrives: stop.arrives.map(time),
          departs: stop.departs.map(time), isTransfer: stop.isTransfer)
      },
      amenities: departure.amenities?.names ?? [], luggage: DeparturesText.luggage(terms),
      conditions: DeparturesText.conditions(terms))
  }
}
