import Foundation

/// All departures between two cities on one day, in the order and the portions in which they are delivered.
///
/// The same question always has the same answer: what varies from day to day is drawn from the date.
struct TravelDay {
  /// Every record, twins and malformed ones included.
  let departures: [PlannedDeparture]
  /// The portions, as ranges of `departures`; one reply each.
  let portions: [Range<Int>]
  /// Whether the first reply of a search has no departures yet, because no operator has answered.
  let startsEmpty: Bool

  private static let portionSizes = [7, 5, 9, 6]
  private static let laterPortionSize = 10
  /// From this many departures on, some operator always answers at once.
  private static let busy = 20
  private static let dayOfMalformedRecord = 13

  /// The day that a route's trips make for a query; trips that do not run then, or have too few seats, are left out.
  init(_ route: TravelRoute, query: TravelQuery) {
    let plans = route.trips.filter { $0.runs(on: query.date) }
      .compactMap { PlannedDeparture($0, route: route, query: query) }
    let twins = plans.filter { $0.trip.notes.contains(.twin) }.map { $0.twin() }
    let malformed =
      query.date.day == TravelDay.dayOfMalformedRecord ? plans.prefix(1).map { $0.malformed() } : []
    departures = malformed + plans + twins
    portions = TravelDay.portions(of: departures.count)
    let seed = Seed("first reply \(query.origin) \(query.destination) \(query.date)")
    startsEmpty = !departures.isEmpty && departures.count < TravelDay.busy && seed.below(4) == 0
  }

  /// What a client that has `index` departures gets next; empty when it has all.
  func portion(after index: Int) -> Range<Int> {
    guard let portion = portions.first(where: { $0.contains(index) }) else {
      return departures.count..<departures.count
    }
    return index..<portion.upperBound
  }

  /// The operators to describe along with a portion: those whose first departure is in it; late ones come
  /// with the portion after that, or with the last one.
  func operators(with range: Range<Int>) -> [TravelOperator] {
    guard let current = portions.firstIndex(where: { $0.contains(range.lowerBound) }) else { return [] }
    var seen: Set<String> = []
    var described: [TravelOperator] = []
    for (position, departure) in departures.enumerated() {
      let company = departure.trip.company
      guard seen.insert(company.slug).inserted,
        let first = portions.firstIndex(where: { $0.contains(position) })
      else { continue }
      let due = company.isLate ? min(first + 1, portions.count - 1) : first
      if due == current { described.append(company) }
    }
    return described
  }

  private static func portions(of count: Int) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var start = 0
    while start < count {
      let size = portions.count < portionSizes.count ? portionSizes[portions.count] : laterPortionSize
      let end = min(start + size, count)
      portions.append(start..<end)
      start = end
    }
    return portions
  }
}
