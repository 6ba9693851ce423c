import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// What SQLite refused, in its own words.
struct SQLiteFailure: Error, Hashable {
  /// The extended result code: https://sqlite.org/rescode.html
  let code: Int32
  /// SQLite's message.
  let message: String

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// The latest failure of a connection.
  init(_ handle: OpaquePointer?) {
    self.init(
      code: sqlite3_extended_errcode(handle),
      message: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory")
  }
}

extension SQLiteFailure: LocalizedError {
  var errorDescription: String? { "SQLite: \(message) (code \(code))" }
}
