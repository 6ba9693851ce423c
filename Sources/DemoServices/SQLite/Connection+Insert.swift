extension Connection {
  /// Adds a row to a table, with a value for each of its columns.
  func insert(into table: String, _ values: SQLiteValue...) throws {
    let places = values.map { _ in "?" }.joined(separator: ", ")
    try run("INSERT INTO \(table) VALUES (\(places))", values)
  }
}
