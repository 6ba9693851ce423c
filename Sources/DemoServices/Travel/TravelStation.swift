import Foundation

/// A station or stop. Coordinates and address may be unknown.
struct TravelStation {
  let id: Int
  let cityID: String
  let name: String
  let type: String
  let place: (latitude: Double, longitude: Double)?
  let address: [String]

  /// Where the station is, to within a few metres.
  var geohash: String? {
    place.map { Geohash.encode(latitude: $0.latitude, longitude: $0.longitude, length: 9) }
  }

  /// Every station of the cities.
  static func all(in cities: [TravelCity], from connection: Connection) throws -> [TravelStation] {
    try cities.flatMap { try read("city.slug = ?", .text($0.slug), from: connection) }
  }

  /// A station by its id.
  static func read(_ id: Int, from connection: Connection) throws -> TravelStation? {
    try read("station.id = ?", .integer(id), from: connection).first
  }

  private static func read(_ condition: String, _ value: SQLiteValue, from connection: Connection) throws
    -> [TravelStation]
  {
    try connection.rows(
      """
      SELECT station.id, city.id, name, type, station.lat, station.lon, address
      FROM travel_station AS station JOIN travel_city AS city ON city.slug = station.city
      WHERE \(condition) ORDER BY station.id
      """, [value]
    ) { row in
      var place: (Double, Double)?
      if let latitude = row.real(4), let longitude = row.real(5) { place = (latitude, longitude) }
      return TravelStation(
        id: row.integer(0) ?? 0, cityID: row.text(1) ?? "", name: row.text(2) ?? "",
        type: row.text(3) ?? "", place: place,
        address: (row.text(6) ?? "").components(separatedBy: "; ").filter { !$0.isEmpty })
    }
  }
}
