extension CataloguePart {
  /// The timetable.
  static let travel = CataloguePart(name: "travel") { try TravelTables.build($0) }
}

/// The timetable's tables in the catalogue: how they are made and filled from `TravelSource`.
enum TravelTables {
  static func build(_ connection: Connection) throws {
    try connection.execute(tables)
    try fillCities(connection)
    try fillStations(connection)
    try fillOperators(connection)
    try fillTrips(connection)
  }

  private static let tables = """
    CREATE TABLE travel_city (
      geohash TEXT PRIMARY KEY, slug TEXT NOT NULL UNIQUE, id TEXT NOT NULL, zone TEXT NOT NULL,
      lat REAL NOT NULL, lon REAL NOT NULL, region TEXT NOT NULL, en TEXT NOT NULL, fr TEXT NOT NULL,
      de TEXT NOT NULL, sights TEXT NOT NULL);
    CREATE TABLE travel_region (
      region TEXT PRIMARY KEY, id INTEGER NOT NULL, en TEXT NOT NULL, fr TEXT NOT NULL, de TEXT NOT NULL,
      country TEXT NOT NULL, code3 TEXT NOT NULL, country_en TEXT NOT NULL, country_fr TEXT NOT NULL,
      country_de TEXT NOT NULL, language TEXT NOT NULL, currency TEXT NOT NULL, population INTEGER NOT NULL);
    CREATE TABLE travel_station (
      id INTEGER PRIMARY KEY, slug TEXT NOT NULL UNIQUE, city TEXT NOT NULL, name TEXT NOT NULL,
      type TEXT NOT NULL, lat REAL, lon REAL, address TEXT NOT NULL);
    CREATE INDEX travel_station_city ON travel_station (city);
    CREATE TABLE travel_operator (
      slug TEXT PRIMARY KEY, position INTEGER NOT NULL, source INTEGER NOT NULL, name TEXT NOT NULL,
      display TEXT NOT NULL, site TEXT, fees INTEGER NOT NULL, tax INTEGER NOT NULL, step INTEGER NOT NULL,
      late INTEGER NOT NULL, tells_currency INTEGER NOT NULL, ticket TEXT NOT NULL, colour TEXT NOT NULL,
      mark TEXT);
    CREATE TABLE travel_class (
      operator TEXT NOT NULL, class TEXT NOT NULL, name TEXT NOT NULL, aboard TEXT NOT NULL,
      PRIMARY KEY (operator, class));
    CREATE TABLE travel_trip (
      id TEXT PRIMARY KEY, operator TEXT NOT NULL, class TEXT NOT NULL, origin INTEGER NOT NULL,
      destination INTEGER NOT NULL, days TEXT NOT NULL, departs INTEGER NOT NULL, minutes INTEGER NOT NULL,
      fare INTEGER NOT NULL, notes TEXT NOT NULL);
    CREATE INDEX travel_trip_ends ON travel_trip (origin, destination);
    CREATE TABLE travel_stop (
      trip TEXT NOT NULL, position INTEGER NOT NULL, station INTEGER NOT NULL, arrives INTEGER NOT NULL,
      departs INTEGER NOT NULL, PRIMARY KEY (trip, position)) WITHOUT ROWID;
    """

  private static func fillCities(_ connection: Connection) throws {
    for row in TextTable(TravelSource.cities).rows {
      guard let latitude = row.double("lat"), let longitude = row.double("lon") else { continue }
      let geohash = Geohash.encode(latitude: latitude, longitude: longitude, length: 6)
      try connection.insert(
        into: "travel_city", .text(geohash), .text(row["city"]),
        .text("375dd5879001acbd84a4683ded" + row["id"]),
        .text(row["zone"]), .real(latitude), .real(longitude), .text(row["region"]), .text(row["en"]),
        .text(row["fr"]), .text(row["de"]), .text(row["sights"]))
    }
    let countries = TextTable(TravelSource.countries).rows
    for row in TextTable(TravelSource.regions).rows {
      guard let country = countries.first(where: { $0["country"] == row["country"] }) else { continue }
      try connection.insert(
        into: "travel_region", .text(row["region"]), .integer(orNull: row.int("id")), .text(row["en"]),
        .text(row["fr"]), .text(row["de"]), .text(row["country"]), .text(country["code3"]),
        .text(country["en"]),
        .text(country["fr"]), .text(country["de"]), .text(country["language"]), .text(country["currency"]),
        .integer(orNull: country.int("population")))
    }
  }

  private static func fillStations(_ connection: Connection) throws {
    for row in TextTable(TravelSource.stations).rows {
      try connection.insert(
        into: "travel_station", .integer(orNull: row.int("id")), .text(row["station"]), .text(row["city"]),
        .text(row["name"]), .text(row["type"]), .real(orNull: row.double("lat")),
        .real(orNull: row.double("lon")), .text(row["address"]))
    }
  }

  private static func fillOperators(_ connection: Connection) throws {
    for (position, row) in TextTable(TravelSource.operators).rows.enumerated() {
      try connection.insert(
        into: "travel_operator", .text(row["operator"]), .integer(position),
        .integer(orNull: row.int("source")),
        .text(row["name"]), .text(row["display"]), .text(orNull: row.text("site")),
        .integer(orNull: row.int("fees")), .integer(orNull: row.int("tax")), .integer(row.int("step") ?? 0),
        .integer(row["late"] == "late" ? 1 : 0), .integer(row["currency"] == "yes" ? 1 : 0),
        .text(row["ticket"]), .text(row["colour"]), .text(orNull: row.text("mark")))
    }
    for row in TextTable(TravelSource.classes).rows {
      try connection.insert(
        into: "travel_class", .text(row["operator"]), .text(row["class"]), .text(row["name"]),
        .text(row["aboard"]))
    }
  }

  private static func fillTrips(_ connection: Connection) throws {
    let stations = TextTable(TravelSource.stations).rows
    let ids = Dictionary(
      stations.map { ($0["station"], SQLiteValue.integer(orNull: $0.int("id"))) },
      uniquingKeysWith: { first, _ in first })
    for trip in allTrips() {
      guard let origin = ids[trip.origin], let destination = ids[trip.destination] else { continue }
      try connection.insert(
        into: "travel_trip", .text(trip.id), .text(trip.company), .text(trip.seatClass), origin, destination,
        .text(trip.days), .integer(trip.departs), .integer(trip.minutes), .integer(trip.fare),
        .text(trip.notes))
      for (position, stop) in trip.stops.enumerated() {
        guard let station = ids[stop.station] else { continue }
        try connection.insert(
          into: "travel_stop", .text(trip.id), .integer(position), station, .integer(stop.arrives),
          .integer(stop.departs))
      }
    }
  }

  /// The trips of the lines, and those with a change between two of them.
  static func allTrips() -> [ScheduledTrip] {
    let lines = TextTable(TravelSource.lines).rows.compactMap(TravelLine.init).flatMap(\.trips)
    let connections = TravelConnections(
      cities: Dictionary(
        TextTable(TravelSource.stations).rows.map { ($0["station"], $0["city"]) },
        uniquingKeysWith: { first, _ in first }),
      zones: Dictionary(
        TextTable(TravelSource.cities).rows.compactMap { row in
          TravelCity.zone(named: row["zone"]).map { (row["city"], $0) }
        }, uniquingKeysWith: { first, _ in first }))
    return lines + connections.trips(besides: lines)
  }
}
