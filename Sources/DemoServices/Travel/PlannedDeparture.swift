import Foundation

/// A trip on one day, with everything that depends on the day and on who travels.
struct PlannedDeparture {
  /// A stop with its moments; the first has no arrival, the last no departure.
  struct Stop {
    let station: TravelStation
    let arrives: Date?
    let departs: Date?
    let isTransfer: Bool
  }

  let trip: TravelTrip
  /// Eight hexadecimal digits; a twin's differs from the trip's own.
  private(set) var id: String
  /// The same for twins.
  let tripID: String
  let departs: Date
  let arrives: Date
  /// Free seats; `nil` when nobody knows.
  let seats: Int?
  /// `nil` when nobody knows.
  let price: TravelPrice?
  /// `nil` when the stops are not told.
  let stops: [Stop]?
  /// Whether the record is to arrive without its departure time.
  private(set) var isMalformed = false

  /// A trip on the day of a query; `nil` when it has too few seats, or no time that can be told.
  init?(_ trip: TravelTrip, route: TravelRoute, query: TravelQuery) {
    tripID = Seed("\(trip.id) \(query.date)").hex
    id = Seed("record \(tripID)").hex
    self.trip = trip
    let isSeatless = trip.notes.contains(.seatless)
    let free = 1 + Seed("seats \(tripID)").below(55)
    guard isSeatless || free >= query.passengers,
      let departs = PlannedDeparture.departure(of: trip, route: route, on: query.date)
    else { return nil }
    self.departs = departs
    arrives = departs.addingMinutes(trip.minutes)
    seats = isSeatless ? nil : free
    let isUnpriced = trip.notes.contains(.unpriced) && Seed("price \(tripID)").below(4) == 0
    price = isUnpriced ? nil : TravelPrice(of: trip, query: query)
    let between = trip.stops.map {
      Stop(
        station: $0.station, arrives: departs.addingMinutes($0.arrives),
        departs: departs.addingMinutes($0.departs), isTransfer: $0.isTransfer)
    }
    let first = Stop(station: trip.origin, arrives: nil, departs: departs, isTransfer: false)
    let last = Stop(station: trip.destination, arrives: arrives, departs: nil, isTransfer: false)
    stops = trip.notes.contains(.stopless) ? nil : [first] + between + [last]
  }

  /// When the trip sets off: as the timetable has it, or, in the night in which clocks are put back, a little earlier
  /// or later, so that none of its times is one that comes twice. The wire format could not say which.
  private static func departure(of trip: TravelTrip, route: TravelRoute, on date: LocalDate) -> Date? {
    guard let planned = date.moment(minutes: trip.departs, in: route.originZone) else { return nil }
    return [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120].lazy
      .map(planned.addingMinutes)
      .first { departs in
        LocalDate(departs, in: route.originZone) == date
          && !route.destinationZone.repeats(departs.addingMinutes(trip.minutes))
          && ([0] + trip.stops.flatMap { [$0.arrives, $0.departs] }).allSatisfy {
            !route.originZone.repeats(departs.addingMinutes($0))
          }
      }
  }

  /// The same trip once more under an id of its own.
  func twin() -> PlannedDeparture {
    var copy = self
    copy.id = Seed("twin \(tripID)").hex
    return copy
  }

  /// The same trip once more as a record that nobody can read.
  func malformed() -> PlannedDeparture {
    var copy = self
    copy.id = Seed("malformed \(tripID)").hex
    copy.isMalformed = true
    return copy
  }
}

extension Date {
  fileprivate func addingMinutes(_ minutes: Int) -> Date { addingTimeInterval(TimeInterval(minutes * 60)) }
}

extension TimeZone {
  /// Whether clocks show the time of this moment twice, an hour apart, for they are put back.
  fileprivate func repeats(_ moment: Date) -> Bool {
    let hour = 3_600
    let offset = secondsFromGMT(for: moment)
    return secondsFromGMT(for: moment.addingMinutes(60)) == offset - hour
      || secondsFromGMT(for: moment.addingMinutes(-60)) == offset + hour
  }
}
