import Foundation
import HTTP

/// The shops' own web pages: the fashion shop's start page, one for each address of its navigation, and one
/// for each product of the electronics shop.
struct PageService: DemoService {
  private let catalogue: Catalogue
  private let products: ProductLookup

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    products = ProductLookup(catalogue: catalogue)
  }

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    let path = request.path.lenientlyPercentDecoded
    let isOurs = ["/shop", "/kategorie/", "/katalog/", "/pages/products/"].contains { path.hasPrefix($0) }
    guard isOurs else { return nil }
    guard request.method == .get else { return .methodNotAllowed(request, allowed: .get) }
    guard let page = try page(at: path) else {
      return .page(WebPage.missing, status: 404, to: request)
    }
    return .page(page, to: request)
  }

  private func page(at path: String) throws -> WebPage? {
    if path == "/shop" || path == "/shop/" { return try startPage() }
    if path.hasPrefix("/pages/products/") { return try productPage(path.dropFirst("/pages/products/".count)) }
    return try categoryPage(path)
  }

  private func startPage() throws -> WebPage {
    let tops = try catalogue.perform(on: .navigation) { connection in
      try connection.rows(
        "SELECT label, url, picture FROM navigation WHERE parent = 0 AND picture IS NOT NULL ORDER BY id"
      ) { WebPage.Tile(title: $0.text(0) ?? "", note: nil, link: $0.text(1), picture: $0.text(2)) }
    }
    return WebPage(
      title: "Fräulein Mai", lead: "Mode und Wohnen, Stück für Stück ausgesucht.", banner: "dress-B4474F",
      tiles: tops)
  }

  /// The page of a category: the first entry with the address names it, the nearest picture above adorns it.
  private func categoryPage(_ path: String) throws -> WebPage? {
    let addresses = [path, path + "/", String(path.dropFirst()), "http://demo.highstreet.example\(path)"]
    let entry = try catalogue.perform(on: .navigation) { connection in
      try connection.first(
        """
        WITH RECURSIVE trail (id, parent, label, picture, distance) AS (
          SELECT id, parent, label, picture, 0 FROM navigation
          WHERE id = (SELECT min(id) FROM navigation WHERE url IN (?, ?, ?, ?))
          UNION ALL
          SELECT above.id, above.parent, above.label, above.picture, trail.distance + 1
          FROM trail JOIN navigation above ON above.id = trail.parent)
        SELECT (SELECT label FROM trail WHERE distance = 0),
          (SELECT picture FROM trail WHERE picture IS NOT NULL ORDER BY distance LIMIT 1)
        """, addresses.map(SQLiteValue.text)
      ) { row in row.text(0).map { (label: $0, picture: row.text(1)) } } ?? nil
    }
    guard let entry else { return nil }
    let banner = entry.picture ?? "star-374151"
    return WebPage(
      title: entry.label, lead: "24 Artikel in dieser Auswahl.", banner: banner,
      tiles: FashionGoods.tiles(of: path, like: banner))
  }

  private func productPage(_ sku: Substring) throws -> WebPage? {
    guard let sku = Int(sku), let product = try products.page(sku) else { return nil }
    let price = product.price.map { String(format: "$%d.%02d", $0 / 100, $0 % 100) } ?? "Price in store"
    return WebPage(
      title: product.name, lead: price, text: product.description,
      hero: "/pictures/product/\(sku).png", language: "en")
  }
}

extension HTTPResponse {
  fileprivate static func page(_ page: WebPage, status: Int = 200, to request: DemoRequest) -> HTTPResponse {
    let body = Data(page.html.utf8)
    let response = HTTPResponse(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"],
      body: body, url: request.url)
    return status == 200 ? response.validated(by: Seed(body).text, for: request) : response
  }
}
