/// The order of search results.
public enum ProductSort: String, Sendable, Hashable, CaseIterable {
  /// The service's own order: the best match first.
  case bestMatch = "best"
  /// By name, A to Z.
  case name = "name"
  /// Cheapest first.
  case priceUp = "price"
  /// Dearest first.
  case priceDown = "-price"

  /// The service's name for it (https://bestbuyapis.github.io/api-documentation/#sort); `nil` for its own order.
  var wireValue: String? {
    switch self {
    case .bestMatch: nil
    case .name: "name.asc"
    case .priceUp: "salePrice.asc"
    case .priceDown: "salePrice.desc"
    }
  }
}
