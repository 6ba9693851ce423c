#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// One connection to a database, for one thread at a time.
///
/// ```swift
/// try connection.run("INSERT INTO city VALUES (?, ?)", [.text("dr5reg"), .text("New York")])
/// let names = try connection.rows("SELECT name FROM city WHERE id = ?", [.text(id)]) { $0.text(0) }
/// ```
final class Connection {
  private let handle: OpaquePointer
  /// Prepared statements that nobody uses at the moment, by their SQL.
  private var idle: [String: Statement] = [:]
  private static let idleLimit = 64

  /// Opens or creates the database at a path; `:memory:` makes one in memory.
  init(path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      let failure = SQLiteFailure(opened)
      sqlite3_close_v2(opened)
      throw failure
    }
    handle = opened
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    idle.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs a script of statements that return nothing.
  func execute(_ script: String) throws {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw SQLiteFailure(handle) }
  }

  /// Runs one statement and ignores its rows.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws {
    try forEachRow(sql, values) { _ in }
  }

  /// Every row of a query, read by a closure.
  func rows<Value>(_ sql: String, _ values: [SQLiteValue] = [], _ read: (Row) throws -> Value) throws
    -> [Value]
  {
    var all: [Value] = []
    try forEachRow(sql, values) { all.append(try read($0)) }
    return all
  }

  /// The first row of a query, read by a closure; `nil` when there is none.
  func first<Value>(_ sql: String, _ values: [SQLiteValue] = [], _ read: (Row) throws -> Value) throws
    -> Value?
  {
    try withStatement(sql, values) { try $0.next().map(read) }
  }

  /// Hands the rows of a query to a closure, one after the other.
  func forEachRow(_ sql: String, _ values: [SQLiteValue] = [], _ body: (Row) throws -> Void) throws {
    try withStatement(sql, values) { statement in
      while let row = try statement.next() { try body(row) }
    }
  }

  /// Runs `body` in one transaction: all of it happens, or, when it throws, nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Refused where SQLite has rolled back by itself; `error` says what went wrong either way.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func withStatement<Result>(
    _ sql: String, _ values: [SQLiteValue], _ body: (Statement) throws -> Result
  ) throws -> Result {
    // A statement in use is not in the store, so that a query inside a query of the same text gets its own.
    let statement = try idle.removeValue(forKey: sql) ?? Statement(sql, on: handle)
    defer {
      statement.reset()
      if idle.count >= Connection.idleLimit { idle.removeAll() }
      idle[sql] = statement
    }
    try statement.bind(values)
    return try body(statement)
  }
}
