import Foundation
import Formatting
import HTTP
import Products

/// Products to show.
enum Goods {
  static let pen = Product(
    sku: 6_306_364, name: "Google - Pixelbook Pen - Midnight Blue", upc: "842776108302",
    price: Money(minorUnits: 9900, currency: "USD"), regularPrice: Money(minorUnits: 9999, currency: "USD"),
    page: URL(string: "https://shop.example.com/pen"), description: "Write and design with confidence.")
  static let wrong = Product(
    sku: 2, name: "Lamp with a wrong number", upc: "036000291453",
    price: Money(minorUnits: 1250, currency: "USD"), description: "Bright.")
  static let bare = Product(sku: 3)

  static func lamp(_ number: Int) -> Product {
    Product(
      sku: number, name: "Lamp \(number)", upc: "842776108302",
      price: Money(minorUnits: 100 * number, currency: "USD"))
  }
}

extension ProductsService {
  /// Has these products, whatever is searched for.
  static func of(
    _ products: [Product], origin: HTTPResponse.Origin = .network,
    asked: @escaping @Sendable (ProductsQuery) -> Void = { _ in }
  ) -> ProductsService {
    ProductsService(
      search: { query, sort, _ in
        asked(query)
        let sorted = sort == .priceDown ? products.reversed() : products
        return ProductsPage(products: sorted, total: products.count, origin: origin)
      },
      product: { reference in
        products.first {
          $0.sku.map(ProductReference.sku) == reference || $0.upc.map(ProductReference.upc) == reference
        }
        .map { FoundProduct($0, origin: origin) }
      })
  }

  /// Fails at everything.
  static func failing(_ error: any Error) -> ProductsService {
    ProductsService(search: { _, _, _ in throw error }, product: { _ in throw error })
  }
}
