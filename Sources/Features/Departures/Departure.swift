import Formatting

/// One bus that a traveller can take.
public struct Departure: Sendable, Hashable, Identifiable {
  /// The service's id of this record.
  public var id: String
  /// The service's id of the bus behind it: two records of one bus share it.
  public var busID: String?
  /// When the bus leaves, on the clock of the origin.
  public var departs: LocalTime
  /// When it arrives, on the clock of the destination.
  public var arrives: LocalTime
  /// The id of its operator.
  public var operatorID: String?
  /// The id of the station where it leaves.
  public var originID: String?
  /// The id of the station where it arrives.
  public var destinationID: String?
  /// The class, as travellers know it: `Economy`.
  public var className: String?
  /// The class's key among the operator's amenities.
  public var classKey: String?
  /// What all passengers pay together; `nil` when the service gives no price.
  public var price: Money?
  /// How many seats are free.
  public var seats: Int?
  /// How often travellers change buses.
  public var transfers: Int?
  /// Whether travellers change buses, where the service says no more than that.
  public var hasTransfers: Bool?
  /// The stops; empty when the service does not list them.
  public var stops: [Stop]
  /// What the record itself says of amenities.
  public var ownAmenities: Amenities?
  /// What the record itself says of terms.
  public var ownTerms: TravelTerms?
  /// The operator, once a reply has described it.
  public internal(set) var busOperator: BusOperator?
  /// The station where the bus leaves, once a reply has described it.
  public internal(set) var origin: Station?
  /// The station where it arrives, once a reply has described it.
  public internal(set) var destination: Station?

  /// A departure of its parts.
  public init(
    id: String, busID: String? = nil, departs: LocalTime, arrives: LocalTime, operatorID: String? = nil,
    originID: String? = nil, destinationID: String? = nil, className: String? = nil,
    classKey: String? = nil, price: Money? = nil, seats: Int? = nil, transfers: Int? = nil,
    hasTransfers: Bool? = nil, stops: [Stop] = [], ownAmenities: Amenities? = nil,
    ownTerms: TravelTerms? = nil
  ) {
    self.id = id
    self.busID = busID
    self.departs = departs
    self.arrives = arrives
    self.operatorID = operatorID
    self.originID = originID
    self.destinationID = destinationID
    self.className = className
    self.classKey = classKey
    self.price = price
    self.seats = seats
    self.transfers = transfers
    self.hasTransfers = hasTransfers
    self.stops = stops
    self.ownAmenities = ownAmenities
    self.ownTerms = ownTerms
  }

  /// How long the trip takes, in minutes that really pass; `nil` when it would end before it starts.
  public var minutes: Int? {
    let minutes = departs.minutes(until: arrives)
    return minutes >= 0 ? minutes : nil
  }

  /// How many days after the day of departure it arrives, each on its own clock.
  public var dayOffset: Int { departs.days(until: arrives) }

  /// Whether travellers stay in one bus; `nil` when the service does not say.
  public var isDirect: Bool? {
    if let transfers { return transfers == 0 }
    if stops.contains(where: \.isTransfer) { return false }
    return hasTransfers.map { !$0 }
  }

  /// What the bus offers: as the record says, or else as the operator says of its class; `nil` when neither
  /// does.
  public var amenities: Amenities? {
    ownAmenities ?? classKey.flatMap { busOperator?.amenities[$0] }
  }

  /// The terms of the record, or else of the operator.
  public var terms: TravelTerms? { ownTerms ?? busOperator?.terms }
}
