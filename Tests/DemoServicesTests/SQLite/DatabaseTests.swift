import XCTest

@testable import DemoServices

final class DatabaseTests: XCTestCase {
  private struct Stop: Error {}

  func testValuesComeBackAsTheyWereBound() throws {
    try Database().perform { connection in
      try connection.execute("CREATE TABLE thing (a, b, c, d)")
      try connection.run(
        "INSERT INTO thing VALUES (?, ?, ?, ?)", [.integer(.max), .real(1.5), .text("a\0é"), .null])
      let row = try connection.first("SELECT a, b, c, d FROM thing") { row in
        (row.integer(0), row.real(1), row.text(2), row.text(3), row.integer(3))
      }
      XCTAssertEqual(row?.0, .max)
      XCTAssertEqual(row?.1, 1.5)
      XCTAssertEqual(row?.2, "a\0é")
      XCTAssertNil(row?.3)
      XCTAssertNil(row?.4)
    }
  }

  func testAFailedTransactionLeavesNothing() throws {
    let database = try Database()
    try database.perform { try $0.execute("CREATE TABLE thing (a UNIQUE)") }
    XCTAssertThrowsError(
      try database.perform { connection in
        try connection.transaction {
          try connection.run("INSERT INTO thing VALUES (1)")
          throw Stop()
        }
      }
    ) { XCTAssertTrue($0 is Stop) }
    try database.perform { connection in
      XCTAssertEqual(try connection.rows("SELECT a FROM thing") { $0.integer(0) }, [])
      try connection.transaction { try connection.run("INSERT INTO thing VALUES (2)") }
      XCTAssertEqual(try connection.rows("SELECT a FROM thing") { $0.integer(0) }, [2])
    }
  }

  func testAStatementMayRunInsideOneOfTheSameText() throws {
    try Database().perform { connection in
      let numbers =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n"
      let pairs = try connection.rows(numbers) { outer in
        try connection.rows(numbers) { inner in "\(outer.integer(0) ?? 0)\(inner.integer(0) ?? 0)" }
      }
      XCTAssertEqual(pairs.flatMap { $0 }, ["11", "12", "13", "21", "22", "23", "31", "32", "33"])
    }
  }

  func testAStatementStartsAnewAfterAClosureThrew() throws {
    try Database().perform { connection in
      let sql = "SELECT ? UNION ALL SELECT 2"
      XCTAssertThrowsError(try connection.forEachRow(sql, [.integer(1)]) { _ in throw Stop() })
      XCTAssertEqual(try connection.rows(sql) { $0.integer(0) }, [nil, 2], "the old value is forgotten")
    }
  }

  func testAFaultSaysWhatSQLiteSays() throws {
    try Database().perform { connection in
      XCTAssertThrowsError(try connection.run("SELECT a FROM nowhere")) { error in
        XCTAssertTrue((error as? SQLiteFailure)?.message.contains("nowhere") == true, "\(error)")
      }
    }
    XCTAssertThrowsError(try Database(file: URL(fileURLWithPath: "/nowhere/at/all.sqlite")))
  }
}
