import Formatting
import Foundation

/// One product, as clean as the service lets us: whatever it may leave out is optional.
public struct Product: Identifiable, Sendable, Hashable {
  /// What makes a product the same product.
  public enum ID: Sendable, Hashable {
    /// The shop's own number.
    case sku(Int)
    /// What is left where the shop's number is missing.
    case unnumbered(upc: String?, name: String?)
  }

  /// The shop's own number.
  public let sku: Int?
  /// The name, entities decoded.
  public let name: String?
  /// Who makes it.
  public let manufacturer: String?
  /// The maker's own number.
  public let modelNumber: String?
  /// The bar code number as the service has it, right or wrong.
  public let upc: String?
  /// What it costs now.
  public let price: Money?
  /// What it costs without discount.
  public let regularPrice: Money?
  /// A picture, by `https` where the service names an `http` address.
  public let image: URL?
  /// Its page in the shop.
  public let page: URL?
  /// The long description, or the short one where there is no long one; entities decoded.
  public let description: String?

  /// A product of its parts.
  public init(
    sku: Int? = nil, name: String? = nil, manufacturer: String? = nil, modelNumber: String? = nil,
    upc: String? = nil, price: Money? = nil, regularPrice: Money? = nil, image: URL? = nil,
    page: URL? = nil, description: String? = nil
  ) {
    self.sku = sku
    self.name = name
    self.manufacturer = manufacturer
    self.modelNumber = modelNumber
    self.upc = upc
    self.price = price
    self.regularPrice = regularPrice
    self.image = image
    self.page = page
    self.description = description
  }

  /// The shop's number, or what is left without one.
  public var id: ID { sku.map(ID.sku) ?? .unnumbered(upc: upc, name: name) }

  /// What there is to say about the bar code number; `nil` where there is none.
  public var checkDigit: CheckDigit? { upc.map { CheckDigit($0) } }
}
