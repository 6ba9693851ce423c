import Foundation

extension CataloguePart {
  /// The homes.
  static let homes = CataloguePart(name: "homes") { try HomesTables.build($0) }
}

/// The tables of homes in the catalogue: how they are made and filled from `HomesSource`.
enum HomesTables {
  static func build(_ connection: Connection) throws {
    try connection.execute(tables)
    try fillPlaces(connection)
    try fillAgencies(connection)
    try fillProjects(connection)
    try fillHomes(connection)
  }

  private static let tables = """
    CREATE TABLE home_suburb (
      slug TEXT PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL,
      postcode TEXT NOT NULL, zone TEXT NOT NULL, lat REAL NOT NULL, lon REAL NOT NULL, agency TEXT NOT NULL);
    CREATE TABLE home_agency (
      slug TEXT PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, address TEXT NOT NULL,
      phone TEXT NOT NULL, colour TEXT);
    CREATE TABLE home_agent (
      agency TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, mobile TEXT NOT NULL,
      PRIMARY KEY (agency, position)) WITHOUT ROWID;
    CREATE TABLE home_project (
      id INTEGER PRIMARY KEY, position INTEGER NOT NULL, suburb TEXT NOT NULL, address TEXT NOT NULL,
      name TEXT NOT NULL, agency TEXT NOT NULL, price_from INTEGER NOT NULL, colour TEXT NOT NULL,
      description TEXT NOT NULL);
    CREATE TABLE home (
      id INTEGER PRIMARY KEY, position INTEGER NOT NULL, mode TEXT NOT NULL, project INTEGER,
      type TEXT NOT NULL, suburb TEXT NOT NULL, address TEXT NOT NULL, dwelling TEXT, bedrooms INTEGER,
      bathrooms INTEGER, car_spaces INTEGER, land TEXT, price TEXT, status TEXT, listed TEXT NOT NULL,
      auction TEXT, headline TEXT, features TEXT NOT NULL, description TEXT NOT NULL);
    CREATE INDEX home_mode ON home (mode, position);
    CREATE INDEX home_of_project ON home (project);
    """

  private static func fillPlaces(_ connection: Connection) throws {
    let zones = Dictionary(
      TextTable(HomesSource.states).rows.map { ($0["state"], $0["zone"]) },
      uniquingKeysWith: { first, _ in first })
    for (position, row) in TextTable(HomesSource.suburbs).rows.enumerated() {
      try connection.insert(
        into: "home_suburb", .text(row["suburb"]), .integer(10_100 + 37 * position), .text(row["name"]),
        .text(row["state"]),
        .text(row["postcode"]), .text(orNull: zones[row["state"]]), .real(orNull: row.double("lat")),
        .real(orNull: row.double("lon")), .text(row["agency"]))
    }
  }

  private static func fillAgencies(_ connection: Connection) throws {
    for row in TextTable(HomesSource.agencies).rows {
      try connection.insert(
        into: "home_agency", .text(row["agency"]), .integer(orNull: row.int("id")), .text(row["name"]),
        .text("\(row["street"])\n\(row["town"])"), .text(row["phone"]), .text(orNull: row.text("colour")))
      for (position, agent) in row.list("agents", separator: ";").enumerated() {
        let halves = agent.components(separatedBy: ": ")
        try connection.insert(
          into: "home_agent", .text(row["agency"]), .integer(position), .text(halves.first ?? ""),
          .text(halves.last ?? ""))
      }
    }
  }

  private static func fillProjects(_ connection: Connection) throws {
    let texts = HomeTexts(HomesSource.projectTexts)
    let closings = HomeTexts(HomesSource.closingTexts)["project"]
    for (position, row) in TextTable(HomesSource.projects).rows.enumerated() {
      let closing = closings.isEmpty ? [] : [closings[position % closings.count]]
      try connection.insert(
        into: "home_project", .integer(orNull: row.int("id")), .integer(position), .text(row["suburb"]),
        .text(row["address"]),
        .text(row["name"]), .text(row["agency"]), .integer(orNull: row.int("price from")),
        .text(row["colour"]), .text((texts[row["id"]] + closing).joined(separator: "\r\n\r\n")))
    }
  }

  private static func fillHomes(_ connection: Connection) throws {
    let suburbs = Dictionary(
      TextTable(HomesSource.suburbs).rows.map { ($0["suburb"], $0) }, uniquingKeysWith: { first, _ in first })
    let description = HomeDescription()
    var numbers: [String: Int] = [:]
    let sources = [
      ("buy", HomesSource.sale), ("rent", HomesSource.rent), ("project", HomesSource.projectHomes),
    ]
    for (mode, source) in sources {
      for (position, row) in TextTable(source).rows.enumerated() {
        guard let suburb = suburbs[row["suburb"]] else { continue }
        let number = numbers[row["family"], default: 0]
        numbers[row["family"]] = number + 1
        let facts = HomeDescription.Facts(
          family: row["family"], bedrooms: row.int("beds"), bathrooms: row.int("baths"),
          carSpaces: row.int("cars"), land: row.text("land"),
          street: row["address"].drop { !$0.isWhitespace }.trimmingCharacters(in: .whitespaces),
          suburb: suburb["name"], surroundings: suburb[mode == "rent" ? "other" : "local"],
          features: row.list("features", separator: ";"),
          offer: HomeRecord.closedStatuses.contains(row["status"]) ? "closed" : mode, position: position)
        try insert(
          row, position: position, mode: mode, description: description.text(facts, number: number),
          into: connection)
      }
    }
  }

  private static func insert(
    _ row: TextTable.Row, position: Int, mode: String, description: String, into connection: Connection
  ) throws {
    try connection.insert(
      into: "home", .integer(orNull: row.int("id")), .integer(position), .text(mode),
      .integer(orNull: row.int("project")),
      .text(row["type"]), .text(row["suburb"]), .text(row["address"]), .text(orNull: row.text("dwelling")),
      .integer(orNull: row.int("beds")), .integer(orNull: row.int("baths")),
      .integer(orNull: row.int("cars")), .text(orNull: row.text("land")), .text(orNull: row.text("price")),
      .text(orNull: row.text("status")), .text(row["listed"]), .text(orNull: row.text("auction")),
      .text(orNull: row.text("headline")), .text(row["features"]), .text(description))
  }
}
