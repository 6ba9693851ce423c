import HTTP

/// A place in the results of a search, as the service marks it
/// (https://bestbuyapis.github.io/api-documentation/#cursor-marks).
public struct ProductsCursor: Sendable, Hashable {
  /// The service's mark.
  public let mark: String

  /// A place with the service's mark.
  public init(mark: String) {
    self.mark = mark
  }

  /// The beginning.
  public static let start = ProductsCursor(mark: "*")
}

/// One page of search results.
public struct ProductsPage: Sendable, Hashable {
  /// The products that could be read.
  public let products: [Product]
  /// How many rows of the page could not be read.
  public let dropped: Int
  /// How many products match in all, as far as the service says so.
  public let total: Int?
  /// Where the next page begins. On the last, empty page it is the place that was asked for.
  public let next: ProductsCursor?
  /// Whether the page comes from the service or from our store.
  public let origin: HTTPResponse.Origin

  /// A page of its parts.
  public init(
    products: [Product], dropped: Int = 0, total: Int? = nil, next: ProductsCursor? = nil,
    origin: HTTPResponse.Origin = .network
  ) {
    self.products = products
    self.dropped = dropped
    self.total = total
    self.next = next
    self.origin = origin
  }
}
