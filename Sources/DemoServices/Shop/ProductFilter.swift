/// An expression as SQL: words go to the full-text index, everything else into a condition.
struct ProductFilter {
  /// The full-text query, as far as it applies to the whole expression.
  private(set) var match: String?
  /// The condition on the row of the table `product`, with a `?` for each of `values`.
  private(set) var condition: String?
  /// What is bound in the condition.
  private(set) var values: [SQLiteValue] = []

  /// The filter of an expression.
  init(_ expression: ProductExpression) {
    var matches: [String] = []
    var conditions: [String] = []
    let parts = if case .and(let parts) = expression { parts } else { [expression] }
    for part in parts where part != .all {
      if let match = ProductFilter.match(part) {
        matches.append(match)
      } else {
        conditions.append(sql(part))
      }
    }
    if !matches.isEmpty { match = matches.joined(separator: " AND ") }
    if !conditions.isEmpty { condition = conditions.joined(separator: " AND ") }
  }

  /// The full-text query of an expression that consists of words alone.
  private static func match(_ expression: ProductExpression) -> String? {
    switch expression {
    case .words(let words):
      "(\(words.map(query).joined(separator: " OR ")))"
    case .and(let parts):
      combined(parts, " AND ")
    case .or(let parts):
      combined(parts, " OR ")
    case .all, .compare, .present, .among:
      nil
    }
  }

  private static func combined(_ parts: [ProductExpression], _ separator: String) -> String? {
    let matches = parts.compactMap(match)
    return matches.count == parts.count ? "(\(matches.joined(separator: separator)))" : nil
  }

  /// One word: the real service compares stems ("ovens" finds "oven"). Ours also lets a word of four letters
  /// or more match the beginning of a longer one ("pixel" finds "Pixelbook"), which is kind to people who
  /// type half a word, and leaves short ones alone, for "pen" is not the beginning of "Pentium" to anyone.
  private static func query(_ word: String) -> String {
    let isPrefix = word.hasSuffix("*") || word.count >= 4
    let text = word.hasSuffix("*") ? String(word.dropLast()) : word
    var quoted = "\""
    for character in text {
      if character == "\"" { quoted.append(character) }
      quoted.append(character)
    }
    return quoted + (isPrefix ? "\" *" : "\"")
  }

  private mutating func sql(_ expression: ProductExpression) -> String {
    if let match = ProductFilter.match(expression) {
      values.append(.text(match))
      return "number IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)"
    }
    switch expression {
    case .all, .words: return "1"
    case .and(let parts): return "(\(parts.map { sql($0) }.joined(separator: " AND ")))"
    case .or(let parts): return "(\(parts.map { sql($0) }.joined(separator: " OR ")))"
    case .present(let attribute):
      return wrap(attribute, "\(attribute.column) IS NOT NULL")
    case .among(let attribute, let among):
      values += among.compactMap(attribute.stored)
      return wrap(attribute, "\(attribute.column) IN (\(among.map { _ in "?" }.joined(separator: ", ")))")
    case .compare(let attribute, let comparison, let value):
      return compare(attribute, comparison, value)
    }
  }

  private mutating func compare(
    _ attribute: ProductAttribute, _ comparison: ProductExpression.Comparison, _ value: String
  ) -> String {
    if value.hasSuffix("*") {
      values.append(.text(ProductFilter.pattern(value)))
      return wrap(attribute, "\(attribute.column) LIKE ? ESCAPE '\\'")
    }
    values.append(attribute.stored(value) ?? .null)
    if attribute.kind == .category, comparison == .notEqual {
      return "NOT " + wrap(attribute, "\(attribute.column) = ?")
    }
    return wrap(attribute, "\(attribute.column) \(comparison.rawValue) ?")
  }

  /// A condition on a category holds when it does for any category of the product.
  private func wrap(_ attribute: ProductAttribute, _ condition: String) -> String {
    attribute.kind == .category
      ? "number IN (SELECT product FROM product_category WHERE \(condition))" : condition
  }

  private static func pattern(_ value: String) -> String {
    var pattern = ""
    for character in value.dropLast() {
      if character == "%" || character == "_" || character == "\\" { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern + "%"
  }
}
