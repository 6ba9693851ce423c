import Foundation

/// The database behind the services, made of parts: each service's tables and their content.
///
/// A catalogue in memory builds a part when it is first asked for, so that a command that needs one service does
/// not wait for the others. A file has every part from the start.
final class Catalogue: @unchecked Sendable {
  /// The layout of the tables; a catalogue of another layout is refused rather than misread.
  static let schemaVersion = 2
  /// Marks a database as a catalogue of ours: "HSct" in ASCII.
  private static let applicationID = 0x4853_6374

  private let database: Database
  // The names of the parts that are built. Touched only inside `database.perform`, whose lock guards it: that is
  // what makes the class Sendable.
  private var built: Set<String> = []

  /// Opens or creates a catalogue; `nil` makes one in memory.
  ///
  /// Of a file, the parts that it does not have yet are built in one transaction. What it holds already, imported
  /// products for one, stays as it is.
  init(file: URL? = nil, parts: [CataloguePart] = CataloguePart.all) throws {
    database = try Database(file: file)
    try database.perform { connection in
      guard file != nil else { return try Catalogue.mark(connection) }
      if try Catalogue.isOurs(connection) { built = try Catalogue.builtParts(connection) }
      if !built.isSuperset(of: parts.map(\.name)) {
        try connection.transaction {
          try Catalogue.refuseForeign(connection)
          try Catalogue.mark(connection)
          // Read again: another process may have built them while this one waited for its turn.
          built = try Catalogue.builtParts(connection)
          for part in parts where !built.contains(part.name) { try Catalogue.build(part, in: connection) }
        }
        built.formUnion(parts.map(\.name))
      }
      // Lets an import write while a server reads.
      try connection.run("PRAGMA journal_mode = WAL")
    }
  }

  /// Runs `body` with the connection, alone, when the part is there. The connection must not leave the closure,
  /// and the closure must not call `perform` again.
  func perform<Result>(on part: CataloguePart, _ body: (Connection) throws -> Result) throws -> Result {
    try database.perform { connection in
      if !built.contains(part.name) {
        try connection.transaction { try Catalogue.build(part, in: connection) }
        built.insert(part.name)
      }
      return try body(connection)
    }
  }

  private static func build(_ part: CataloguePart, in connection: Connection) throws {
    try part.build(connection)
    try connection.run("INSERT INTO part VALUES (?)", [.text(part.name)])
  }

  private static func mark(_ connection: Connection) throws {
    try connection.execute(
      """
      PRAGMA application_id = \(applicationID);
      PRAGMA user_version = \(schemaVersion);
      CREATE TABLE IF NOT EXISTS part (name TEXT PRIMARY KEY) WITHOUT ROWID;
      """)
  }

  private static func refuseForeign(_ connection: Connection) throws {
    let isEmpty = try number("SELECT count(*) FROM sqlite_master", connection) == 0
    guard try isOurs(connection) || isEmpty else {
      throw CatalogueFailure.foreign(version: try number("PRAGMA user_version", connection))
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
