/// What the services for pictures and pages need to know about a product.
struct ProductLookup: Sendable {
  /// What a picture shows.
  struct Picture: Hashable, Sendable {
    /// The key of the department: `laptop`, `oven`…
    let department: String
    /// The name of the colour: `Graphite`, `Stainless Steel`…; `nil` where the product has none.
    let colour: String?
  }

  /// What a page tells.
  struct Page: Hashable, Sendable {
    /// The name, entities as they are.
    let name: String
    /// The price in cents.
    let price: Int?
    /// The descriptions, entities decoded to blanks.
    let description: String
  }

  private let catalogue: Catalogue

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// What to draw for a sku; `nil` for a product that is not ours or does not exist.
  func picture(_ sku: Int) throws -> Picture? {
    try catalogue.perform(on: .products) { connection in
      try connection.first("SELECT department, color FROM product WHERE sku = ?", [.integer(sku)]) { row in
        row.text(0).map { Picture(department: $0, colour: row.text(1)) }
      } ?? nil
    }
  }

  /// What to write about a sku; `nil` for a product that does not exist.
  func page(_ sku: Int) throws -> Page? {
    try catalogue.perform(on: .products) { connection in
      try connection.first(
        """
        SELECT product.name, salePrice, descriptions
        FROM product JOIN product_text ON product_text.rowid = number WHERE sku = ?
        """, [.integer(sku)]
      ) { row in
        Page(name: row.text(0) ?? "Product \(sku)", price: row.integer(1), description: row.text(2) ?? "")
      }
    }
  }
}
