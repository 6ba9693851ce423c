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
    case sku, name, manufacturer, modelNumber, upc, salePrice, regularPrice, image, longDescription,
      shortDescription
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
      regularPrice: container.dollars(.regularPrice), image: container.lenientURL(.image),
      description: description.map(HTMLEntities.decode))
  }
}

extension KeyedDecodingContainer {
  /// An address, by `https` where it names `http` and another machine.
  fileprivate func lenientURL(_ key: Key) -> URL? {
    lenientText(key).flatMap { text in
      let url = URL(string: text)
      // Most are secure: only others are taken apart.
      return text.hasPrefix("https://") ? url : url?.overHTTPSUnlessLocal
    }
  }

  /// A text, or a number as text; `nil` when there is neither or it is blank.
  fileprivate func lenientText(_ key: Key) -> String? {
    do {
      guard let text = try decodeIfPresent(String.self, forKey: key), !text.isBlank else { return nil }
      return text
    } catch {
      // Not a string. Only now, as most are.
      return (try? decode(Int.self, forKey: key)).map(String.init)
    }
  }

  /// A whole number, or a text that is one.
  fileprivate func lenientInt(_ key: Key) -> Int? {
    do {
      return try decodeIfPresent(Int.self, forKey: key)
    } catch {
      return (try? decode(String.self, forKey: key)).flatMap { Int($0) }
    }
  }

  /// An amount of dollars, or a text that is one.
  fileprivate func dollars(_ key: Key) -> Money? {
    let amount: Double?
    do {
      amount = try decodeIfPresent(Double.self, forKey: key)
    } catch {
      amount = (try? decode(String.self, forKey: key)).flatMap { Double($0) }
    }
    return amount.flatMap { Money(majorUnits: $0, currency: "USD") }
  }
}

extension String {
  /// Whether there is nothing but white space; looked up by the byte, as every text of a page is asked.
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}
