import Foundation
import HTTP

/// Product search and single products, as Best Buy's Products API speaks:
/// https://bestbuyapis.github.io/api-documentation/#products-api
///
/// Any key is accepted, and none. What differs from the real service: only JSON is served; a word of four letters
/// or more also matches the beginning of longer words; part of an attribute in `show` shows all of it.
struct ProductService: DemoService {
  private let catalogue: Catalogue
  private static let root = "/v1/products"

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    guard request.path.utf8.starts(with: ProductService.root.utf8) else { return nil }
    let path = request.path.lenientlyPercentDecoded
    let rest = path.dropFirst(ProductService.root.count)
    guard rest.isEmpty || rest.hasPrefix("(") || rest.hasPrefix("/") else { return nil }
    guard request.method == .get else { return .methodNotAllowed(request, allowed: .get) }
    do {
      if rest.hasPrefix("/") { return try product(named: rest.dropFirst(), request) }
      return try page(path, request)
    } catch let failure as ProductFailure {
      return failure.response(to: request)
    }
  }

  // MARK: One product

  private func product(named name: Substring, _ request: DemoRequest) throws -> HTTPResponse {
    guard name.hasSuffix(".json") else {
      throw ProductFailure.parameter("Only JSON is served here: the address ends with .json.")
    }
    guard let sku = Int(name.dropLast(5)) else {
      throw ProductFailure.parameter("'\(name.dropLast(5))' is no sku.")
    }
    var reply = ProductReply(base: request.base, show: ProductParameters.shown(request["show"]))
    try catalogue.perform(on: .products) { connection in
      try connection.forEachRow("SELECT json FROM product WHERE sku = ?", [.integer(sku)]) { row in
        row.withUTF8(0) { reply.append($0) }
      }
    }
    guard reply.count == 1 else {
      throw ProductFailure(status: 404, message: "There is no product with the sku \(sku).")
    }
    return .json(Data(reply.bytes), to: request)
  }

  // MARK: A page of products

  private func page(_ path: String, _ request: DemoRequest) throws -> HTTPResponse {
    let start = DispatchTime.now().uptimeNanoseconds
    let parameters = try ProductParameters(request)
    let expression: ProductExpression =
      path.utf8.count == ProductService.root.utf8.count
      ? .all
      : try ProductExpressionParser.parse(
        path: path, from: ProductService.root.utf8.count
      ) { address(path, request) }
    let search = ProductSearch(expression, sort: parameters.sort, isDescending: parameters.isDescending)

    var products = ProductReply(base: request.base, show: parameters.show)
    let total = try catalogue.perform(on: .products) { connection in
      let total = try search.count(in: connection)
      try search.forEachProduct(
        in: connection, total: total, offset: parameters.offset, limit: parameters.pageSize
      ) { products.append($0) }
      return total
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let envelope = ProductEnvelope(
      parameters: parameters, total: total, seconds: seconds,
      canonicalURL: canonicalURL(expression, request))
    return .json(envelope.body(around: products), to: request)
  }

  /// The address as the real service repeats it in messages, key included.
  private func address(_ path: String, _ request: DemoRequest) -> String {
    guard !request.query.isEmpty else { return path }
    return path + "?" + request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  /// The address in one normal form, key included: that is what the real service sends.
  private func canonicalURL(_ expression: ProductExpression, _ request: DemoRequest) -> String {
    let names = ["show", "sort", "pageSize", "page", "cursorMark", "format", "apiKey"]
    let items = names.compactMap { name in request[name].map { "\(name)=\($0)" } }
    let condition = expression == .all ? "" : "(\(expression.canonical))"
    return ProductService.root + condition + "?" + items.joined(separator: "&")
  }
}
