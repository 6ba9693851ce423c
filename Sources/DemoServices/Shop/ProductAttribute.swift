import Foundation

/// An attribute of a product that an expression or a sort order may name. Names are case-sensitive, as in the
/// real service: https://bestbuyapis.github.io/api-documentation/#common-attributes
struct ProductAttribute: Hashable, Sendable {
  /// How its values are written and stored.
  enum Kind: Sendable {
    case text
    case integer
    case decimal
    /// A price, stored in cents.
    case price
    /// `true` or `false`, stored as 1 or 0.
    case flag
    /// Any category on the path to the product, in a table of its own.
    case category
  }

  /// The name on the wire.
  let name: String
  /// The column that holds it.
  let column: String
  /// What its values are.
  let kind: Kind

  private init(_ name: String, _ kind: Kind, column: String? = nil) {
    self.name = name
    self.column = column ?? name
    self.kind = kind
  }

  /// The attribute of a name; `nil` for one that is unknown.
  static func named(_ name: String) -> ProductAttribute? { byName[name] }

  /// A value as it is stored; `nil` when it is none of this kind.
  func stored(_ value: String) -> SQLiteValue? {
    switch kind {
    case .text, .category: .text(value)
    case .integer: Int(value).map(SQLiteValue.integer)
    case .decimal: ProductAttribute.number(value).map(SQLiteValue.real)
    case .price: ProductAttribute.number(value).flatMap(ProductAttribute.cents).map(SQLiteValue.integer)
    case .flag:
      switch value.lowercased() {
      case "true": .integer(1)
      case "false": .integer(0)
      default: nil
      }
    }
  }

  /// The cents of a price in dollars; exact for prices of two decimals.
  static func cents(_ dollars: Double) -> Int? {
    Int(exactly: (dollars * 100).rounded())
  }

  private static func number(_ value: String) -> Double? {
    Double(value).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let byName: [String: ProductAttribute] = {
    let all = [
      ProductAttribute("sku", .integer),
      ProductAttribute("upc", .text),
      ProductAttribute("name", .text),
      ProductAttribute("manufacturer", .text),
      ProductAttribute("modelNumber", .text),
      ProductAttribute("type", .text),
      ProductAttribute("color", .text),
      ProductAttribute("releaseDate", .text),
      ProductAttribute("salePrice", .price),
      ProductAttribute("regularPrice", .price),
      ProductAttribute("customerReviewAverage", .decimal),
      ProductAttribute("customerReviewCount", .integer),
      ProductAttribute("onSale", .flag),
      ProductAttribute("new", .flag),
      ProductAttribute("digital", .flag),
      ProductAttribute("categoryPath.id", .category, column: "id"),
      ProductAttribute("categoryPath.name", .category, column: "name"),
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }()
}
