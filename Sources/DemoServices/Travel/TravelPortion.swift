/// One reply's share of a day, ready to be sent.
struct TravelPortion {
  let departures: [TravelReply.Departure]
  let operators: [TravelReply.Operator]
  /// Stations in neither of the two cities, where these departures stop.
  let locations: [TravelReply.Location]
  let isLast: Bool

  init(_ day: TravelDay, _ range: Range<Int>, route: TravelRoute, query: TravelQuery) {
    let planned = day.departures[range]
    departures = planned.map { TravelReply.Departure($0, route: route, query: query) }
    operators =
      range.isEmpty ? [] : day.operators(with: range).map { TravelReply.Operator($0, base: query.base) }
    isLast = range.upperBound == day.departures.count
    let stops = planned.filter { $0.stops != nil }.flatMap(\.trip.stops)
    var seen: Set<Int> = []
    locations = stops.map(\.station).filter { seen.insert($0.id).inserted }.map(TravelReply.Location.init)
  }
}
