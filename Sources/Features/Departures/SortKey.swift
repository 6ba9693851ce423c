/// What a departure is sorted by: small, so that sorting moves no departures.
struct SortKey: Comparable {
  let position: Int
  private let group: Int
  private let value: Int
  private let instant: Double

  init(_ departure: Departure, position: Int, sort: DepartureSort, currencyRanks: [String: Int]) {
    self.position = position
    instant = departure.departs.instant.timeIntervalSinceReferenceDate
    switch sort {
    case .departure:
      group = 0
      value = 0
    case .price:
      group = departure.price.flatMap { currencyRanks[$0.currency] } ?? .max
      value = departure.price?.minorUnits ?? 0
    case .duration:
      group = 0
      value = departure.minutes ?? .max
    }
  }

  static func < (lhs: SortKey, rhs: SortKey) -> Bool {
    (lhs.group, lhs.value, lhs.instant, lhs.position) < (rhs.group, rhs.value, rhs.instant, rhs.position)
  }
}
