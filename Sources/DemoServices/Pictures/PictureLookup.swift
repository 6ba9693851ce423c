/// Finds out what a picture shows, from the name in its address and what the catalogue knows about it.
struct PictureLookup: Sendable {
  private let catalogue: Catalogue
  private let products: ProductLookup
  /// The size of a logo when none is asked for, in pixels.
  private static let usualWidth = 320

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    products = ProductLookup(catalogue: catalogue)
  }

  /// The picture of a kind and a name; `nil` where there is none.
  func picture(of kind: Substring, named name: String, size: (width: Int?, height: Int?)) throws -> Picture? {
    switch kind {
    case "product": try product(name)
    case "home": HomePictureName(name)?.picture
    case "fashion": fashion(name)
    case "operator": try coach(name, size)
    case "city": try skyline(name)
    case "agency": try agency(name)
    case "agent": try portrait(name)
    default: nil
    }
  }

  private func product(_ name: String) throws -> Picture? {
    guard let sku = Int(name), let look = try products.picture(sku) else { return nil }
    return .product(ProductDrawing(department: look.department, sku: sku), Colour(named: look.colour))
  }

  private func fashion(_ name: String) -> Picture? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let drawing = FashionDrawing(rawValue: String(parts[0])),
      let colour = Colour(digits: parts[1])
    else { return nil }
    return .fashion(drawing, colour)
  }

  private func coach(_ slug: String, _ size: (width: Int?, height: Int?)) throws -> Picture? {
    let row = try catalogue.perform(on: .travel) { connection in
      try connection.first("SELECT mark, colour FROM travel_operator WHERE slug = ?", [.text(slug)]) {
        (mark: $0.text(0) ?? "", colour: $0.text(1) ?? "")
      }
    }
    guard let row, let mark = CoachDrawing.Mark(rawValue: row.mark), let colour = Colour(digits: row.colour)
    else { return nil }
    let width = size.width ?? size.height.map { $0 * 2 } ?? PictureLookup.usualWidth
    return .coach(CoachDrawing(mark: mark, colour: colour, fitting: width, size.height ?? width))
  }

  private func skyline(_ geohash: String) throws -> Picture? {
    let row = try catalogue.perform(on: .travel) { connection in
      try connection.first("SELECT slug, sights FROM travel_city WHERE geohash = ?", [.text(geohash)]) {
        (slug: $0.text(0) ?? "", sights: $0.text(1) ?? "")
      }
    }
    guard let row else { return nil }
    let sights = row.sights.split(separator: " ").compactMap { SkylineDrawing.Sight(rawValue: String($0)) }
    return .skyline(SkylineDrawing(sights: Set(sights), name: row.slug))
  }

  private func agency(_ slug: String) throws -> Picture? {
    let colour = try catalogue.perform(on: .homes) { connection in
      try connection.first("SELECT colour FROM home_agency WHERE slug = ?", [.text(slug)]) { $0.text(0) }
    }
    return (colour ?? nil).flatMap { Colour(digits: $0.dropFirst()) }.map {
      .agency(AgencyDrawing(colour: $0, name: slug))
    }
  }

  private func portrait(_ name: String) throws -> Picture? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    let agent = try catalogue.perform(on: .homes) { connection in
      try connection.first(
        "SELECT name FROM home_agent WHERE agency = ? AND position = ?",
        [.text(String(parts[0])), .integer(number - 1)]
      ) { $0.text(0) ?? "" }
    }
    return agent.map { .portrait(PortraitDrawing(name: $0)) }
  }
}

extension Colour {
  /// A colour of its usual six hexadecimal digits.
  fileprivate init?(digits: some StringProtocol) {
    guard digits.utf8.count == 6, let hex = UInt32(digits, radix: 16) else { return nil }
    self.init(hex)
  }
}
