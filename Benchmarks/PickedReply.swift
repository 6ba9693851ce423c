import Foundation

/// The baseline that decoding a departures reply is measured against: JSONSerialization, and the fields that
/// our models keep picked from its dictionaries as they are, no time read and no zone looked up.
struct PickedReply {
  let departures: [PickedDeparture]
  let operators: [PickedOperator]
  let stations: [PickedStation]

  init(_ body: Data) throws {
    let fields = try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
    departures = (fields["departures"] as? [[String: Any]] ?? []).compactMap(PickedDeparture.init)
    operators = (fields["operators"] as? [[String: Any]] ?? []).compactMap(PickedOperator.init)
    stations = (fields["locations"] as? [[String: Any]] ?? []).compactMap(PickedStation.init)
  }
}

struct PickedDeparture {
  let id, operatorID, className, departureZone, arrivalZone, departureTime, arrivalTime: String
  let origin, destination, total: Int
  let busID, classKey, currency: String?
  let seats, transfers: Int?
  let hasTransfers: Bool?
  let amenities: [Bool]
  let stops: [[String: Any]]
  let terms: [String: Any]

  init?(_ fields: [String: Any]) {
    guard let id = fields["id"] as? String, let operatorID = fields["operator_id"] as? String,
      let className = fields["class_name"] as? String,
      let departureZone = fields["departure_timezone"] as? String,
      let arrivalZone = fields["arrival_timezone"] as? String,
      let departureTime = fields["departure_time"] as? String,
      let arrivalTime = fields["arrival_time"] as? String,
      let origin = fields["origin_location_id"] as? Int,
      let destination = fields["destination_location_id"] as? Int,
      let prices = fields["prices"] as? [String: Any], let total = prices["total"] as? Int
    else { return nil }
    self.id = id
    self.operatorID = operatorID
    self.className = className
    self.departureZone = departureZone
    self.arrivalZone = arrivalZone
    self.departureTime = departureTime
    self.arrivalTime = arrivalTime
    self.origin = origin
    self.destination = destination
    self.total = total
    busID = fields["busbud_departure_id"] as? String
    classKey = fields["class"] as? String
    currency = prices["currency"] as? String
    seats = fields["available_seats"] as? Int
    transfers = fields["num_transfers"] as? Int
    hasTransfers = fields["has_transfers"] as? Bool
    amenities = pickedAmenities(fields["amenities"])
    stops = fields["trip_stops"] as? [[String: Any]] ?? []
    terms = fields["terms"] as? [String: Any] ?? [:]
  }
}

struct PickedOperator {
  let id: String
  let name, website, logo: String?
  let amenities: [String: [Bool]]
  let terms: [String: Any]

  init?(_ fields: [String: Any]) {
    guard let id = fields["id"] as? String else { return nil }
    self.id = id
    name = fields["display_name"] as? String ?? fields["name"] as? String
    website = fields["url"] as? String
    logo = fields["logo_url"] as? String
    let classes = (fields["amenities"] as? [String: Any])?["classes"] as? [String: Any] ?? [:]
    amenities = classes.mapValues(pickedAmenities)
    terms = fields["terms"] as? [String: Any] ?? [:]
  }
}

struct PickedStation {
  let id: Int
  let name: String?
  let address: [String]
  let latitude, longitude: Double?

  init?(_ fields: [String: Any]) {
    guard let id = fields["id"] as? Int else { return nil }
    self.id = id
    name = fields["name"] as? String
    address = fields["address"] as? [String] ?? []
    latitude = fields["lat"] as? Double
    longitude = fields["lon"] as? Double
  }
}

private func pickedAmenities(_ value: Any?) -> [Bool] {
  let fields = value as? [String: Any] ?? [:]
  return [
    "wifi", "toilet", "ac", "food", "refreshment", "power_outlets", "tv", "bus_attendant", "leg_room",
  ].map { fields[$0] as? Bool ?? false }
}
