/// What a row says of its departure.
public struct DepartureText: Sendable, Hashable, Identifiable {
  /// The departure's id.
  public let id: Departure.ID
  /// The day of departure: `Friday, 29 July 2016`.
  public let day: String
  /// The time of departure, on the clock of the origin: `18:30`.
  public let departs: String
  /// The time of arrival, on the clock of the destination: `02:55`.
  public let arrives: String
  /// The mark of an arrival on another day: `+1`; `nil` on the same day.
  public let dayMark: String?
  /// How long it takes: `8 h 25 min`.
  public let duration: String
  /// The station where it leaves, or the city while the station is not known.
  public let origin: String
  /// The station where it arrives, or the city while the station is not known.
  public let destination: String
  /// The operator's name.
  public let operatorName: String
  /// The class: `Economy`; `nil` when it is not known.
  public let className: String?
  /// The price for all passengers, or that it is unavailable.
  public let price: String
  /// The changes on the way; `nil` when nothing is said of them.
  public let transfers: String?
  /// The free seats; `nil` when their number is not known.
  public let seats: String?
  /// What the bus offers; empty when it offers nothing or nothing is said.
  public let amenities: Amenities
  let spoken: String

  /// The time of arrival with its mark: `02:55 +1`.
  public var arrivesWithMark: String { dayMark.map { "\(arrives) \($0)" } ?? arrives }
}
