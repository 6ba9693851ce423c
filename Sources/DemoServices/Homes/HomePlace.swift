import Foundation

/// A suburb or town.
struct HomePlace {
  let id: Int
  let name: String
  let state: String
  let postcode: String
  let zoneName: String
  let latitude: Double
  let longitude: Double
  let agency: String

  /// Every place by its short name.
  static func all(from connection: Connection) throws -> [String: HomePlace] {
    let places = try connection.rows(
      "SELECT slug, id, name, state, postcode, zone, lat, lon, agency FROM home_suburb"
    ) { row in
      (
        row.text(0) ?? "",
        HomePlace(
          id: row.integer(1) ?? 0, name: row.text(2) ?? "", state: row.text(3) ?? "",
          postcode: row.text(4) ?? "", zoneName: row.text(5) ?? "", latitude: row.real(6) ?? 0,
          longitude: row.real(7) ?? 0, agency: row.text(8) ?? "")
      )
    }
    return Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  /// A local time with the offset of the place's clocks; `nil` when the system does not know their zone.
  func withOffset(_ localTime: String) -> String? {
    guard let zone = TimeZone(identifier: zoneName), let date = LocalDate(String(localTime.prefix(10))),
      let noon = date.moment(minutes: 12 * 60, in: zone)
    else { return nil }
    let minutes = zone.secondsFromGMT(for: noon) / 60
    return localTime + String(format: "+%02d:%02d", minutes / 60, minutes % 60)
  }
}
