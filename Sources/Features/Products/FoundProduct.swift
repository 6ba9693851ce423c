import HTTP

/// One product as the service has it, or had it.
public struct FoundProduct: Sendable, Hashable {
  /// The product.
  public let product: Product
  /// Whether it comes from the service or from our store.
  public let origin: HTTPResponse.Origin

  /// A product and where it comes from.
  public init(_ product: Product, origin: HTTPResponse.Origin = .network) {
    self.product = product
    self.origin = origin
  }
}
