import Foundation

/// Two cities with trips between them, and the zones to calculate with.
struct TravelRoute {
  let origin: TravelCity
  let destination: TravelCity
  let originZone: TimeZone
  let destinationZone: TimeZone
  let trips: [TravelTrip]

  /// The route between two cities; `nil` when no bus ever goes. Throws when the system lacks a zone.
  static func read(_ origin: TravelCity, _ destination: TravelCity, from connection: Connection) throws
    -> TravelRoute?
  {
    let trips = try TravelTrip.between(origin, destination, from: connection)
    if trips.isEmpty { return nil }
    return TravelRoute(
      origin: origin, destination: destination, originZone: try zone(of: origin),
      destinationZone: try zone(of: destination), trips: trips)
  }

  private static func zone(of city: TravelCity) throws -> TimeZone {
    guard let zone = city.zone else { throw MissingZone(name: city.zoneName) }
    return zone
  }
}
