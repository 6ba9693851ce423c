import Formatting
import Foundation
import HTTP

/// A page on the wire (https://bestbuyapis.github.io/api-documentation/#response-format). Of the envelope only
/// what is needed is read: its `canonicalUrl` would hold the API key.
struct ProductsResponse: Decodable {
  let products: LossyArray<ProductRecord>
  let total: Int?
  let nextCursorMark: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    products = try container.decode(LossyArray<ProductRecord>.self, forKey: .products)
    total = container.lenientInt(.total)
    nextCursorMark = container.lenientText(.nextCursorMark)
  }

  private enum Key: CodingKey {
    case products, total, nextCursorMark
  }

  func page(origin: HTTPResponse.Origin) -> ProductsPage {
    ProductsPage(
      products: products.elements.map(\.product), dropped: products.dropped, total: total,
      next: nextCursorMark.map(ProductsCursor.init), origin: origin)
  }
}

/// A product on the wire.
///
/// Any field may be missing, `null`, `""`, or a number where a string belongs and the other way round; that
/// costs the field, not the product. A record without number, UPC and name is none.
struct ProductRecord: Decodable {
  let product: Product

  /// The fields that are asked for and read.
  enum Key: String, CodingKey, CaseIterable {
    case sku, name, manufacturer, modelNumber, upc, salePrice, regularPrice, image, url,
      longDescription, shortDescription
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let sku = container.lenientInt(.sku)
    let name = container.lenientText(.name).map(HTMLEntities.decode)
    let upc = container.lenientText(.upc)
    guard sku != nil || name != nil || upc != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .sku, in: container, debugDescription: "A product without number, UPC and name.")
    }
    let description = container.lenientText(.longDescription) ?? container.lenientText(.shortDescription)
    product = Product(
      sku: sku, name: name, manufacturer: container.lenientText(.manufacturer).map(HTMLEntities.decode),
      modelNumber: container.lenientText(.modelNumber), upc: upc, price: container.dollars(.salePrice),
      regularPrice: container.dollars(.regularPrice),
      image: container.lenientURL(.image), page: container.lenientURL(.url),
      description: description.map(HTMLEntities.decode))
  }
}

extension KeyedDecodingContainer {
  fileprivate func dollars(_ key: Key) -> Money? {
    lenientNumber(key).flatMap { Money(majorUnits: $0, currency: "USD") }
  }
}
