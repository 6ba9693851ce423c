/// A value bound to a parameter of a statement.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  /// The text, or null.
  static func text(orNull text: String?) -> SQLiteValue { text.map(SQLiteValue.text) ?? .null }

  /// The integer, or null.
  static func integer(orNull integer: Int?) -> SQLiteValue { integer.map(SQLiteValue.integer) ?? .null }

  /// The number, or null.
  static func real(orNull real: Double?) -> SQLiteValue { real.map(SQLiteValue.real) ?? .null }
}
