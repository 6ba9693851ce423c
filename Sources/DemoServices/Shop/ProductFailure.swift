import HTTP

/// A request that the product service refuses.
struct ProductFailure: Error, Hashable {
  let status: Int
  let message: String

  /// 400: a part of the address cannot be read, from this character on, counted from 1.
  static func unreadable(_ address: String, character: Int) -> ProductFailure {
    ProductFailure(
      status: 400, message: "Couldn't understand '\(address)': Failed at character \(character).")
  }

  /// 400: a parameter has a value that it cannot have.
  static func parameter(_ message: String) -> ProductFailure {
    ProductFailure(status: 400, message: message)
  }

  /// The envelope of the real service: code, status line, message, and examples of requests it would take.
  func response(to request: DemoRequest) -> HTTPResponse {
    let error: JSONTree = [
      "code": .integer(status), "status": .text("\(status) \(reason)"), "message": .text(message),
      "examples": .array(ProductFailure.examples.map(JSONTree.text)),
    ]
    return .json(["error": error], status: status, to: request)
  }

  private var reason: String { status == 404 ? "Not Found" : "Bad Request" }

  private static let examples = [
    "/v1/products?format=json : the first ten of all products",
    "/v1/products(search=stainless&search=oven)?format=json : products with both words",
    "/v1/products(salePrice<50&manufacturer=norvane)?format=json&sort=salePrice.asc : cheap ones of one maker",
    "/v1/products(sku in(6306364,4538802))?format=json&show=sku,name : two products, two attributes each",
    "/v1/products/6306364.json : one product",
  ]
}
