import Foundation

/// A city of the timetable, told in one language.
struct TravelCity {
  let id: String
  let slug: String
  let geohash: String
  let name: String
  let zoneName: String
  let latitude: Double
  let longitude: Double
  let region: TravelRegion

  /// The zone to calculate with; `nil` when the system does not know it.
  ///
  /// Canada's east is one zone under two names, of which many systems lack the older one. The service keeps
  /// to the older one in what it tells.
  var zone: TimeZone? { TravelCity.zone(named: zoneName) }

  static func zone(named name: String) -> TimeZone? {
    TimeZone(identifier: name == "America/Montreal" ? "America/Toronto" : name)
  }

  /// A city by its geohash; `nil` for one that the timetable does not have.
  static func read(_ geohash: String, language: TravelLanguage, from connection: Connection) throws
    -> TravelCity?
  {
    let names = language.rawValue
    return try connection.first(
      """
      SELECT city.id, city.slug, city.\(names), city.zone, city.lat, city.lon, region.id, region.\(names),
        country, code3, country_\(names), language, currency, population
      FROM travel_city AS city JOIN travel_region AS region ON region.region = city.region
      WHERE city.geohash = ?
      """, [.text(geohash)]
    ) { row in
      TravelCity(
        id: row.text(0) ?? "", slug: row.text(1) ?? "", geohash: geohash, name: row.text(2) ?? "",
        zoneName: row.text(3) ?? "", latitude: row.real(4) ?? 0, longitude: row.real(5) ?? 0,
        region: TravelRegion(
          id: row.integer(6) ?? 0, name: row.text(7) ?? "", country: row.text(8) ?? "",
          code3: row.text(9) ?? "", countryName: row.text(10) ?? "", language: row.text(11) ?? "",
          currency: row.text(12) ?? "", population: row.integer(13) ?? 0))
    }
  }
}
