/// Where products come from.
public struct ProductsService: Sendable {
  /// One page of the products that match all words, beginning at a cursor. Throws `HTTPFailure`.
  public var search:
    @Sendable (_ query: ProductsQuery, _ sort: ProductSort, _ cursor: ProductsCursor) async throws ->
      ProductsPage
  /// One product, or `nil` when the shop has none. Throws `HTTPFailure`.
  public var product: @Sendable (_ reference: ProductReference) async throws -> FoundProduct?

  /// A service of its parts.
  public init(
    search:
      @escaping @Sendable (_ query: ProductsQuery, _ sort: ProductSort, _ cursor: ProductsCursor) async throws
      -> ProductsPage,
    product: @escaping @Sendable (_ reference: ProductReference) async throws -> FoundProduct?
  ) {
    self.search = search
    self.product = product
  }
}
