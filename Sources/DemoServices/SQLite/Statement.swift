#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A prepared statement.
final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  /// Tells SQLite to copy what is bound.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ sql: String, on connection: OpaquePointer) throws {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw SQLiteFailure(connection)
    }
    handle = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds values to the parameters, in order.
  func bind(_ values: [SQLiteValue]) throws {
    for (offset, value) in values.enumerated() {
      let position = Int32(offset + 1)
      let result =
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .integer(let integer): sqlite3_bind_int64(handle, position, Int64(integer))
        case .real(let real): sqlite3_bind_double(handle, position, real)
        case .text(let text): bind(text, at: position)
        }
      guard result == SQLITE_OK else { throw SQLiteFailure(connection) }
    }
  }

  private func bind(_ text: String, at position: Int32) -> Int32 {
    var text = text
    // With its length, for a text may hold a zero.
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_bind_text(
          handle, position, characters.baseAddress, Int32(characters.count), Statement.transient)
      }
    }
  }

  /// The next row; `nil` after the last one. A row is valid until the next call.
  func next() throws -> Row? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return Row(handle)
    case SQLITE_DONE: return nil
    default: throw SQLiteFailure(connection)
    }
  }

  /// Makes the statement ready for the next use, without its values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}
