import Foundation

/// A home as the catalogue keeps it, with its place and its agency.
struct HomeRecord {
  let id: Int
  let mode: String
  let type: String
  let address: String
  let dwelling: String?
  let bedrooms: Int?
  let bathrooms: Int?
  let carSpaces: Int?
  let land: String?
  let price: String?
  let status: String?
  /// Local time, without an offset.
  let listed: String
  /// Local time, without an offset.
  let auction: String?
  let headline: String?
  let features: [String]
  let description: String
  let place: HomePlace
  let agency: HomeAgency

  /// The statuses of homes that one can no longer have.
  static let closedStatuses = ["Sold", "Leased", "Under Offer", "Deposit Taken"]

  /// Whether it is too late for this home.
  var isClosed: Bool { status.map(HomeRecord.closedStatuses.contains) ?? false }

  /// The homes of a mode, `buy` or `rent`, in the order in which they are listed.
  static func all(mode: String, from connection: Connection) throws -> [HomeRecord] {
    try read("mode = ? ORDER BY position", .text(mode), from: connection)
  }

  /// The homes of a project.
  static func all(ofProject id: Int, from connection: Connection) throws -> [HomeRecord] {
    try read("project = ? ORDER BY position", .integer(id), from: connection)
  }

  /// A home by its id.
  static func one(_ id: Int, from connection: Connection) throws -> HomeRecord? {
    try read("id = ?", .integer(id), from: connection).first
  }

  private static func read(_ condition: String, _ value: SQLiteValue, from connection: Connection) throws
    -> [HomeRecord]
  {
    let places = try HomePlace.all(from: connection)
    let agencies = try HomeAgency.all(from: connection)
    return try connection.rows(
      """
      SELECT id, mode, type, suburb, address, dwelling, bedrooms, bathrooms, car_spaces, land, price, status,
        listed, auction, headline, features, description
      FROM home WHERE \(condition)
      """, [value]
    ) { row -> HomeRecord? in
      guard let id = row.integer(0), let place = places[row.text(3) ?? ""],
        let agency = agencies[place.agency]
      else { return nil }
      return HomeRecord(
        id: id, mode: row.text(1) ?? "", type: row.text(2) ?? "", address: row.text(4) ?? "",
        dwelling: row.text(5), bedrooms: row.integer(6), bathrooms: row.integer(7), carSpaces: row.integer(8),
        land: row.text(9), price: row.text(10), status: row.text(11), listed: row.text(12) ?? "",
        auction: row.text(13), headline: row.text(14),
        features: (row.text(15) ?? "").components(separatedBy: "; "), description: row.text(16) ?? "",
        place: place, agency: agency)
    }.compactMap { $0 }
  }
}
