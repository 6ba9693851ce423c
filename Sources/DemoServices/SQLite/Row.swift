#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// The current row of a statement. Columns count from 0; a null is `nil`.
struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  /// A column as an integer.
  func integer(_ column: Int) -> Int? {
    isNull(column) ? nil : Int(sqlite3_column_int64(statement, Int32(column)))
  }

  /// A column as a number.
  func real(_ column: Int) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(statement, Int32(column))
  }

  /// A column as text.
  func text(_ column: Int) -> String? {
    isNull(column) ? nil : withUTF8(column) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a column's text, not copied; they must not leave the closure.
  func withUTF8<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    let start = sqlite3_column_text(statement, Int32(column))
    return try body(
      UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
  }

  private func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }
}
