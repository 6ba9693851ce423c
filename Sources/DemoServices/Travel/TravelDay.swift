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

  /// The day that trips make for a query; trips that do not run then, or have too few seats, are left out.
  init(trips: [TravelTrip], query: TravelQuery, from originZone: TimeZone) {
    let plans = trips.filter { $0.runs(on: query.date) }
      .compactMap { TravelDay.plan($0, query: query, zone: originZone) }
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

  private static func plan(_ trip: TravelTrip, query: TravelQuery, zone: TimeZone) -> PlannedDeparture? {
    guard let departs = query.date.moment(minutes: trip.departs, in: zone) else { return nil }
    let tripID = Seed("\(trip.id) \(query.date)").hex
    let seats = 1 + Seed("seats \(tripID)").below(55)
    let isSeatless = trip.notes.contains(.seatless)
    guard isSeatless || seats >= query.passengers else { return nil }
    let isUnpriced = trip.notes.contains(.unpriced) && Seed("price \(tripID)").below(4) == 0
    let after = { (minutes: Int) in departs.addingTimeInterval(TimeInterval(minutes * 60)) }
    let between = trip.stops.map {
      PlannedDeparture.Stop(
        station: $0.station, arrives: after($0.arrives), departs: after($0.departs),
        isTransfer: $0.isTransfer)
    }
    let arrives = after(trip.minutes)
    let first = PlannedDeparture.Stop(
      station: trip.origin, arrives: nil, departs: departs, isTransfer: false)
    let last = PlannedDeparture.Stop(
      station: trip.destination, arrives: arrives, departs: nil, isTransfer: false)
    return PlannedDeparture(
      trip: trip, id: Seed("record \(tripID)").hex, tripID: tripID, departs: departs, arrives: arrives,
      seats: isSeatless ? nil : seats,
      price: isUnpriced
        ? nil : TravelPrice(fare: fare(of: trip, on: query.date), company: trip.company, query: query),
      stops: trip.notes.contains(.stopless) ? nil : [first] + between + [last])
  }

  /// Dearer on Fridays and Sundays, and a little up or down from day to day, in steps of 50 cents.
  private static func fare(of trip: TravelTrip, on date: LocalDate) -> Int {
    let weekend = date.weekday == 4 || date.weekday == 6 ? 12 : 0
    let chance = Seed("fare \(trip.id) \(date)").below(24) - 8
    return trip.fare * (100 + weekend + chance) / 100 / 50 * 50
  }
}
