import Foundation

/// One line of the results, ready to show.
public struct ProductRow: Identifiable, Sendable, Hashable {
  /// The product, for its own screen.
  public let product: Product
  /// The name.
  public let title: String
  /// The price as the locale writes it.
  public let price: String
  /// The bar code number.
  public let upc: String
  /// Whether the number is right.
  public let badge: VerdictBadge

  /// What is read aloud for the line.
  public var spoken: String { ProductsText.spoken(title: title, price: price, verdict: badge.text) }
  /// Its product's identity.
  public var id: Product.ID { product.id }
  /// The picture.
  public var image: URL? { product.image }

  /// The line of a product.
  public init(_ product: Product, locale: Locale) {
    self.product = product
    title = product.name ?? ProductsText.nameless
    price = product.price?.text(locale: locale) ?? ProductsText.noPrice
    upc = product.upc ?? ProductsText.noUPC
    badge = VerdictBadge(product.checkDigit)
  }
}
