import Foundation

/// All that the screen of one product shows, ready to show.
public struct ProductDetail: Sendable, Hashable {
  /// The product.
  public let product: Product
  /// The name.
  public let title: String
  /// The price as the locale writes it.
  public let price: String
  /// The price without discount, where it is another one.
  public let regularPrice: String?
  /// The bar code number.
  public let upc: String
  /// The description.
  public let description: String
  /// Whether the number is right.
  public let badge: VerdictBadge
  /// The verdict in a sentence; `nil` where there is no number.
  public let explanation: String?
  /// The calculated check digit; `nil` where none can be calculated.
  public let calculatedDigit: String?
  /// The number that a UPC-E number stands for, in a sentence; `nil` for other kinds.
  public let expansion: String?
  /// How it is calculated, line by line.
  public let steps: [String]
  /// What else there is to know about the number.
  public let notes: [String]
  /// The bar code; `nil` where the number has none.
  public let bars: BarPattern?
  /// Why there is no bar code; `nil` where there is one.
  public let whyNoBars: String?

  /// The picture.
  public var image: URL? { product.image }
  /// The product's page in the shop.
  public var page: URL? { product.page }
  /// What is said about the product when it is passed on.
  public var shared: String {
    ([title, price] + (product.upc.map { ["UPC \($0)"] } ?? []))
      .joined(separator: "\n")
  }

  /// The screen of a product.
  public init(_ product: Product, locale: Locale) {
    let row = ProductRow(product, locale: locale)
    let check = product.checkDigit
    self.product = product
    title = row.title
    price = row.price
    regularPrice =
      product.regularPrice == product.price ? nil : product.regularPrice?.text(locale: locale)
    upc = row.upc
    description = product.description ?? ProductsText.noDescription
    badge = row.badge
    explanation = check.map(ProductsText.explanation)
    calculatedDigit = check?.calculated.map(String.init)
    expansion = check.flatMap(ProductsText.expansion)
    steps = check?.working.map(ProductsText.steps) ?? []
    notes = check?.notes.map(ProductsText.note) ?? []
    bars = check.flatMap(BarPattern.init)
    whyNoBars = bars == nil ? ProductsText.whyNoBars(check) : nil
  }
}
