import Products

/// The product whose screen is open: one of the results, or the one of last time, of which only the number is kept.
enum OpenedProduct: Hashable {
  case product(Product)
  case reference(ProductReference)

  var product: Product? {
    if case .product(let product) = self { product } else { nil }
  }

  /// The number that is kept for the next time; empty where there is none.
  var number: String {
    switch self {
    case .product(let product): product.sku.map(String.init) ?? product.upc ?? ""
    case .reference(.sku(let sku)): String(sku)
    case .reference(.upc(let upc)): upc
    }
  }

  /// Whether it is this one.
  func isSame(as other: Product) -> Bool {
    product.map { $0.id == other.id } ?? (number == OpenedProduct.product(other).number)
  }
}
