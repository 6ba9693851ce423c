import Foundation

/// The database behind the services, with every part built in.
enum Catalogue {
  /// The layout of the tables; a catalogue of another layout is refused rather than misread.
  static let schemaVersion = 1
  /// Marks a database as a catalogue of ours: "HSct" in ASCII.
  private static let applicationID = 0x4853_6374

  /// Opens or creates a catalogue, and builds the parts that it does not have yet, in one transaction.
  ///
  /// What a file holds already, imported products for one, stays as it is.
  static func open(_ file: URL?, parts: [CataloguePart]) throws -> Database {
    let database = try Database(file: file)
    try database.perform { connection in
      if try !isComplete(connection, parts) {
        try connection.transaction { try build(parts, in: connection) }
      }
      // Lets an import write while a server reads.
      if file != nil { try connection.run("PRAGMA journal_mode = WAL") }
    }
    return database
  }

  private static func isComplete(_ connection: Connection, _ parts: [CataloguePart]) throws -> Bool {
    guard try isOurs(connection) else { return false }
    return try builtParts(connection).isSuperset(of: parts.map(\.name))
  }

  private static func build(_ parts: [CataloguePart], in connection: Connection) throws {
    let isEmpty = try number("SELECT count(*) FROM sqlite_master", connection) == 0
    guard try isOurs(connection) || isEmpty else {
      throw CatalogueFailure.foreign(version: try number("PRAGMA user_version", connection))
    }
    try connection.execute(
      """
      PRAGMA application_id = \(applicationID);
      PRAGMA user_version = \(schemaVersion);
      CREATE TABLE IF NOT EXISTS part (name TEXT PRIMARY KEY) WITHOUT ROWID;
      """)
    let built = try builtParts(connection)
    for part in parts where !built.contains(part.name) {
      try part.build(connection)
      try connection.run("INSERT INTO part VALUES (?)", [.text(part.name)])
    }
  }

  private static func isOurs(_ connection: Connection) throws -> Bool {
    try number("PRAGMA application_id", connection) == applicationID
      && number("PRAGMA user_version", connection) == schemaVersion
  }

  private static func number(_ sql: String, _ connection: Connection) throws -> Int {
    try connection.first(sql) { $0.integer(0) ?? 0 } ?? 0
  }

  private static func builtParts(_ connection: Connection) throws -> Set<String> {
    Set(try connection.rows("SELECT name FROM part") { $0.text(0) ?? "" })
  }
}

/// One part of the catalogue: a service's tables and their content.
struct CataloguePart: Sendable {
  /// The name under which the catalogue remembers that it has the part.
  let name: String
  /// Makes the tables and fills them, inside the catalogue's transaction.
  let build: @Sendable (Connection) throws -> Void
}

/// Why a file cannot be used as a catalogue.
enum CatalogueFailure: Error, Hashable {
  /// The file is a database, but of another program or another version of this one.
  case foreign(version: Int)
}

extension CatalogueFailure: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .foreign(let version):
      "The file is no catalogue of this version (its version is \(version), ours is "
        + "\(Catalogue.schemaVersion)). Choose another file."
    }
  }
}
