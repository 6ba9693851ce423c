/// A development of several homes, as the catalogue keeps it.
struct HomeProjectRecord {
  let id: Int
  let address: String
  let name: String
  let priceFrom: Int
  let colour: String
  let description: String
  let place: HomePlace
  let agency: HomeAgency
  let homes: [HomeRecord]

  /// Every project, in order.
  static func all(from connection: Connection) throws -> [HomeProjectRecord] {
    try read("1 = 1 ORDER BY position", [], from: connection)
  }

  /// A project by its id.
  static func one(_ id: Int, from connection: Connection) throws -> HomeProjectRecord? {
    try read("id = ?", [.integer(id)], from: connection).first
  }

  private static func read(_ condition: String, _ values: [SQLiteValue], from connection: Connection) throws
    -> [HomeProjectRecord]
  {
    let places = try HomePlace.all(from: connection)
    let agencies = try HomeAgency.all(from: connection)
    return try connection.rows(
      """
      SELECT id, suburb, address, name, agency, price_from, colour, description FROM home_project
      WHERE \(condition)
      """, values
    ) { row -> HomeProjectRecord? in
      guard let id = row.integer(0), let place = places[row.text(1) ?? ""],
        let agency = agencies[row.text(4) ?? ""]
      else { return nil }
      return HomeProjectRecord(
        id: id, address: row.text(2) ?? "", name: row.text(3) ?? "", priceFrom: row.integer(5) ?? 0,
        colour: row.text(6) ?? "", description: row.text(7) ?? "", place: place, agency: agency,
        homes: try HomeRecord.all(ofProject: id, from: connection))
    }.compactMap { $0 }
  }
}
