import Foundation

/// A database that several threads share: one connection behind one lock.
///
/// A query takes well under a millisecond, so that waiting for the lock costs less than a connection for each
/// thread would, and a database in memory has one connection anyway.
final class Database: @unchecked Sendable {
  // `connection` is touched while `lock` is held, and only then: that is what makes the class Sendable.
  private let lock = NSLock()
  private let connection: Connection

  /// Opens or creates the file; `nil` makes a database in memory.
  init(file: URL? = nil) throws {
    connection = try Connection(path: file?.path ?? ":memory:")
  }

  /// Runs `body` with the connection, alone. The connection must not leave the closure, and the closure must
  /// not call `perform` again.
  func perform<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(connection)
  }
}
