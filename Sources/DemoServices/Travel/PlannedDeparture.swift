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
