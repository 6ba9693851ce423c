/// Finds products: how many there are, and the JSON of those on one page.
struct ProductSearch {
  private let filter: ProductFilter
  private let sort: ProductAttribute?
  private let isDescending: Bool

  /// Up to so many matches are sorted by how well they match; of more, the first ones are taken. Rating every
  /// match of a broad word costs a hundred times as much as finding the first ten.
  private static let rankingLimit = 1_000
  /// Up to so many products are looked up one by one to be sorted.
  private static let lookupLimit = 5_000

  init(_ expression: ProductExpression, sort: ProductAttribute?, isDescending: Bool) {
    filter = ProductFilter(expression)
    self.sort = sort
    self.isDescending = isDescending
  }

  /// The number of products found.
  func count(in connection: Connection) throws -> Int {
    let sql =
      switch (filter.match, filter.condition) {
      case (nil, nil): "SELECT count(*) FROM product"
      case (nil, let condition?): "SELECT count(*) FROM product WHERE \(condition)"
      case (_?, nil): "SELECT count(*) FROM product_text WHERE product_text MATCH ?"
      case (_?, let condition?):
        """
        SELECT count(*) FROM product_text CROSS JOIN product ON number = product_text.rowid
        WHERE product_text MATCH ? AND \(condition)
        """
      }
    return try connection.first(sql, values) { $0.integer(0) ?? 0 } ?? 0
  }

  /// Hands the JSON of the products on a page to a closure, in order.
  func forEachProduct(
    in connection: Connection, total: Int, offset: Int, limit: Int,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    guard offset < total else { return }
    try connection.forEachRow(pageSQL(total: total), values + [.integer(limit), .integer(offset)]) { row in
      try row.withUTF8(0, body)
    }
  }

  private var values: [SQLiteValue] {
    (filter.match.map { [.text($0)] } ?? []) + filter.values
  }

  private func pageSQL(total: Int) -> String {
    if let sort { return sortedSQL(by: sort, total: total) }
    switch (filter.match, filter.condition) {
    case (nil, let condition):
      return "SELECT json FROM product WHERE \(condition ?? "1") ORDER BY number LIMIT ? OFFSET ?"
    case (_?, nil):
      // Rows of `product` are fetched for the page alone, not for what is skipped.
      return """
        SELECT json FROM (
          SELECT rowid AS hit FROM product_text WHERE product_text MATCH ?
          ORDER BY \(order(total)) LIMIT ? OFFSET ?
        ) CROSS JOIN product ON number = hit
        """
    case (_?, let condition?):
      return """
        SELECT json FROM product_text CROSS JOIN product ON number = product_text.rowid
        WHERE product_text MATCH ? AND \(condition) ORDER BY \(order(total)) LIMIT ? OFFSET ?
        """
    }
  }

  private func order(_ total: Int) -> String {
    total <= ProductSearch.rankingLimit ? "rank" : "product_text.rowid"
  }

  /// The order is found over the columns of an index, and the wide rows are fetched for the page alone. Of a large
  /// result the whole index is walked, which `+number` brings about; of a small one each row is looked up.
  private func sortedSQL(by sort: ProductAttribute, total: Int) -> String {
    let number = total > ProductSearch.lookupLimit ? "+number" : "number"
    let match = filter.match.map { _ in
      "\(number) IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)"
    }
    let conditions = [match, filter.condition].compactMap { $0 }.joined(separator: " AND ")
    let direction = isDescending ? "DESC" : "ASC"
    return """
      SELECT json FROM (
        SELECT number AS hit FROM product WHERE \(conditions.isEmpty ? "1" : conditions)
        ORDER BY \(sort.column) \(direction) NULLS LAST, number \(direction) LIMIT ? OFFSET ?
      ) CROSS JOIN product ON number = hit
      """
  }
}
