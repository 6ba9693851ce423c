import Foundation

/// What the timetable sends, field by field as in the real service.
struct TravelReply {
  let query: TravelQuery
  /// The route with the departures of its day; `nil` where no coach goes.
  let day: (route: TravelRoute, departures: TravelDay)?

  private static let secondsToLive = 900
  private static let secondsBetweenPolls = 0.2

  /// The reply to the first request of a search.
  ///
  /// - Parameters:
  ///   - cities: origin and destination, as far as they are known.
  ///   - stations: every station of the two.
  func search(cities: [TravelCity?], stations: [TravelStation]) -> JSONTree {
    let range = day.map { $0.departures.startsEmpty ? 0..<0 : $0.departures.portion(after: 0) }
    let isComplete = isLast(range)
    return [
      "origin_city_id": .text(orNull: cities.first??.id),
      "destination_city_id": .text(orNull: cities.last??.id),
      "cities": .array(cities.compactMap { $0 }.map(city)),
      "locations": .array(stations.map(TravelReply.location) + locations(in: range)),
      "operators": .array(operators(with: range)),
      "departures": .array(departures(in: range)),
      "complete": .bool(isComplete),
      "ttl": .integer(TravelReply.secondsToLive),
      "is_valid_route": .bool(day != nil),
      "metadata": TravelReply.metadata(isComplete: isComplete),
    ]
  }

  /// The reply to a poll, for a client that has so many departures: what is next, with the stations that the first
  /// reply did not have, if any.
  func poll(after index: Int) -> JSONTree {
    let range = day.map { $0.departures.portion(after: index) }
    let isComplete = isLast(range)
    let locations = locations(in: range)
    return [
      "locations": locations.isEmpty ? .absent : .array(locations),
      "operators": .array(operators(with: range)),
      "departures": .array(departures(in: range)),
      "complete": .bool(isComplete),
      "ttl": .integer(TravelReply.secondsToLive),
      "metadata": TravelReply.metadata(isComplete: isComplete),
    ]
  }

  /// The reply to what makes no sense.
  static func failure(_ refusal: TravelRefusal) -> JSONTree {
    [
      "error": [
        "type": .text(refusal.type), "details": .text(refusal.details), "code": .text(refusal.code),
        "user_visible": true,
      ]
    ]
  }

  private func isLast(_ range: Range<Int>?) -> Bool {
    range?.upperBound == day?.departures.departures.count
  }

  private func departures(in range: Range<Int>?) -> [JSONTree] {
    guard let day, let range else { return [] }
    return day.departures.departures[range].map { departure($0, on: day.route) }
  }

  private func operators(with range: Range<Int>?) -> [JSONTree] {
    guard let day, let range, !range.isEmpty else { return [] }
    return day.departures.operators(with: range).map(company)
  }

  /// The stations in neither of the two cities, where departures stop.
  private func locations(in range: Range<Int>?) -> [JSONTree] {
    guard let day, let range else { return [] }
    var seen: Set<Int> = []
    return day.departures.departures[range].filter { $0.stops != nil }.flatMap(\.trip.stops).map(\.station)
      .filter { seen.insert($0.id).inserted }.map(TravelReply.location)
  }

  /// How a search goes on: seconds for which the result holds, and seconds to wait before the next poll.
  private static func metadata(isComplete: Bool) -> JSONTree {
    [
      "complete": .bool(isComplete), "ttl": .integer(secondsToLive), "interval": .number(secondsBetweenPolls),
    ]
  }
}
