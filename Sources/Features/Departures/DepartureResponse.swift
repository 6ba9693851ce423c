import Formatting
import HTTP

/// A departure as the service writes it. Without id, times or zones it is of no use, and decoding fails.
struct DepartureResponse: Decodable {
  private var departure: Departure
  private let price: Price?

  private enum CodingKeys: String, CodingKey {
    case id, amenities, prices, terms
    case busID = "busbud_departure_id"
    case operatorID = "operator_id"
    case originID = "origin_location_id"
    case destinationID = "destination_location_id"
    case classKey = "class"
    case className = "class_name"
    case seats = "available_seats"
    case transfers = "num_transfers"
    case hasTransfers = "has_transfers"
    case stops = "trip_stops"
    case departureZone = "departure_timezone"
    case arrivalZone = "arrival_timezone"
    case departureTime = "departure_time"
    case arrivalTime = "arrival_time"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let departs = try fields.time(.departureTime, zone: .departureZone)
    let arrives = try fields.time(.arrivalTime, zone: .arrivalZone)
    let classKey = fields.lenientText(.classKey)
    departure = Departure(
      id: try fields.requiredText(.id), busID: fields.lenientText(.busID), departs: departs, arrives: arrives,
      operatorID: fields.lenientText(.operatorID), originID: fields.lenientText(.originID),
      destinationID: fields.lenientText(.destinationID),
      className: [fields.lenientText(.className), classKey].lazy.compactMap { $0 }.first { $0 != "-" },
      classKey: classKey, seats: fields.lenientInt(.seats), transfers: fields.lenientInt(.transfers),
      hasTransfers: fields.lenientBool(.hasTransfers),
      stops: fields.lenientArray(of: StopResponse.self, .stops).map { $0.stop(zone: departs.zone) },
      ownAmenities: fields.lenient(AmenitiesResponse.self, .amenities)?.amenities,
      ownTerms: fields.lenient(TermsResponse.self, .terms)?.terms)
    price = fields.lenient(Price.self, .prices)
  }

  func departure(currency: String) -> Departure {
    guard let price else { return departure }
    var priced = departure
    priced.price = Money(minorUnits: price.total, currency: price.currency ?? currency)
    return priced
  }

  /// The total that all passengers pay. Nobody drives for nothing: 0 is no price.
  private struct Price: Decodable {
    let total: Int
    let currency: String?

    private enum CodingKeys: String, CodingKey {
      case total, currency
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      guard let total = fields.lenientInt(.total, atLeast: 1) else {
        throw DecodingError.dataCorruptedError(forKey: .total, in: fields, debugDescription: "no price")
      }
      self.total = total
      currency = fields.lenientText(.currency)
    }
  }
}

extension KeyedDecodingContainer {
  /// A wall-clock time with the zone that another field names.
  fileprivate func time(_ key: Key, zone: Key) throws -> LocalTime {
    guard let table = ZoneTable.named(try decode(String.self, forKey: zone)) else {
      throw DecodingError.dataCorruptedError(forKey: zone, in: self, debugDescription: "unknown zone")
    }
    guard let time = LocalTime(try decode(String.self, forKey: key), zone: table) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no local time")
    }
    return time
  }
}

/// A stop of a trip as the service writes it.
private struct StopResponse: Decodable {
  private let name: String?
  private let stationID: String?
  private let arrivalTime: String?
  private let departureTime: String?
  private let isTransfer: Bool

  private enum CodingKeys: String, CodingKey {
    case name, transfer
    case stationID = "location_id"
    case arrivalTime = "arrival_time"
    case departureTime = "departure_time"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = fields.lenientText(.name)
    stationID = fields.lenientText(.stationID)
    arrivalTime = fields.lenientText(.arrivalTime)
    departureTime = fields.lenientText(.departureTime)
    isTransfer = fields.lenientBool(.transfer) ?? false
  }

  func stop(zone: ZoneTable) -> Stop {
    Stop(
      name: name, stationID: stationID, arrives: arrivalTime.flatMap { LocalTime($0, zone: zone) },
      departs: departureTime.flatMap { LocalTime($0, zone: zone) }, isTransfer: isTransfer)
  }
}
