import Foundation
import HTTP
import Products

extension Command {
  static let products = Command(
    name: "products",
    summary: "Search an electronics shop and verify the products' bar code numbers",
    usage: [
      "products search WORD… [--sort best|name|price|-price] [--limit N]", "products show SKU|UPC",
    ],
    options: [
      .value("--sort", "best|name|price|-price", "the order (default: best, the best match first)"),
      .value("--limit", "N", "at most so many products, 1 to 1000 (default: 20)"),
    ]
  ) { invocation in
    let words = invocation.arguments.operands.dropFirst()
    do {
      switch invocation.arguments.operands.first {
      case "search": return try await search(words.joined(separator: " "), invocation)
      case "show" where words.count == 1: return try await show(words.joined(), invocation)
      case "show": throw UsageError("products show needs one SKU or UPC.")
      default: throw UsageError("Write products search WORD… or products show SKU|UPC.")
      }
    } catch let failure as HTTPFailure {
      throw CommandFailure(ProductsText.message(for: failure))
    }
  }

  private static func search(_ text: String, _ invocation: Invocation) async throws -> Int32 {
    guard let query = ProductsQuery(text) else {
      throw UsageError("products search needs at least one word, as in: products search laptop.")
    }
    let sort = try invocation.arguments.choice("--sort", among: ProductSort.self) ?? .bestMatch
    let limit = try invocation.arguments.number("--limit", in: 1...1000) ?? 20
    let service = invocation.services.products(pageSize: min(limit, 100))

    var results = ProductResults()
    while results.products.count < limit, let cursor = results.next {
      invocation.console.progress("Searching … \(results.products.count)")
      results.append(try await service.search(query, sort, cursor))
    }
    invocation.console.eraseProgress()
    invocation.noteAge(of: results.origin)
    let products = results.products.prefix(limit)
    if invocation.wantsJSON {
      let json = ProductsJSON(total: results.total, products: products.map { ProductJSON($0, invocation) })
      try invocation.console.print(json: json)
    } else {
      printList(Array(products), total: results.total ?? products.count, of: query, invocation)
    }
    return 0
  }

  private static func printList(
    _ products: [Product], total: Int, of query: ProductsQuery, _ invocation: Invocation
  ) {
    guard !products.isEmpty else {
      invocation.console.print("No product matches \(query.text.quoted). Try fewer or other words.")
      return
    }
    var table = Table(.left, .left, .right, .left, .left)
    for product in products {
      let row = ProductRow(product, locale: invocation.locale)
      table.add(
        StyledText(product.sku.map(String.init) ?? "–", .dim), StyledText(row.title), StyledText(row.price),
        StyledText(row.upc), product.checkDigit?.styledVerdict ?? "")
    }
    table.print(to: invocation.console, flexible: 1)
    invocation.console.print("\("\(products.count) of \(total)", .dim)")
  }

  private static func show(_ text: String, _ invocation: Invocation) async throws -> Int32 {
    guard let reference = ProductReference(text) else {
      throw UsageError("\(text.quoted) is neither a SKU nor a UPC: both are numbers.")
    }
    let service = invocation.services.products(pageSize: 1)
    guard let found = try await service.product(reference) else {
      throw CommandFailure(
        "The shop has no product \(text.quoted). Find one with: highstreet products search WORD…")
    }
    invocation.noteAge(of: found.origin)
    let product = found.product
    if invocation.wantsJSON {
      try invocation.console.print(json: ProductJSON(product, invocation))
    } else {
      print(product, invocation)
    }
    return 0
  }

  private static func print(_ product: Product, _ invocation: Invocation) {
    let console = invocation.console
    let row = ProductRow(product, locale: invocation.locale)
    console.print("\(row.title, .bold)")
    console.print("\(row.price)")
    console.print()
    if let description = product.description {
      console.print(paragraph: description)
      console.print()
    }
    var table = Table(.left, .left)
    if let sku = product.sku { table.add("\("SKU", .dim)", "\(sku)") }
    table.add("\("UPC", .dim)", "\(row.upc)  \(product.checkDigit?.styledVerdict ?? "")")
    if let image = product.image { table.add("\("Picture", .dim)", "\(image.absoluteString)") }
    table.print(to: console, flexible: 1)
    guard let check = product.checkDigit else { return }
    console.print()
    console.print("\(ProductsText.explanation(of: check))")
    if let working = check.working {
      for step in ProductsText.steps(of: working) { console.print("  \(step, .dim)") }
    }
    for note in check.notes { console.print("\(ProductsText.note(note))") }
  }
}

/// What `--json` says of a search.
private struct ProductsJSON: Encodable {
  @ExplicitNull var total: Int?
  let products: [ProductJSON]
}

/// What `--json` says of a product.
private struct ProductJSON: Encodable {
  @ExplicitNull var sku: Int?
  @ExplicitNull var name: String?
  @ExplicitNull var manufacturer: String?
  @ExplicitNull var upc: String?
  @ExplicitNull var price: MoneyJSON?
  @ExplicitNull var image: String?
  @ExplicitNull var description: String?
  @ExplicitNull var checkDigit: CheckDigitJSON?

  init(_ product: Product, _ invocation: Invocation) {
    sku = product.sku
    name = product.name
    manufacturer = product.manufacturer
    upc = product.upc
    price = product.price.map { MoneyJSON($0, locale: invocation.locale) }
    image = product.image?.absoluteString
    description = product.description
    checkDigit = product.checkDigit.map(CheckDigitJSON.init)
  }
}
