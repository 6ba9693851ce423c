import Foundation

/// The query items of a product request, checked.
struct ProductParameters: Hashable {
  /// Which page of the result is asked for.
  enum Position: Hashable {
    /// A page by its number, from 1.
    case page(Int)
    /// The page that starts after so many products, asked for with a cursor mark.
    case cursor(CursorMark)
  }

  /// The attributes to show, in order; `nil` for all.
  let show: [String]?
  /// The attribute to sort by; `nil` for the best match first.
  let sort: ProductAttribute?
  /// Whether the largest comes first.
  let isDescending: Bool
  /// The number of products on a page, 1 to 100.
  let pageSize: Int
  /// The page.
  let position: Position

  /// How many products come before the page.
  var offset: Int {
    switch position {
    case .page(let page): (page - 1) * pageSize
    case .cursor(let mark): mark.offset
    }
  }

  /// The parameters of a request; throws `ProductFailure` for values that cannot be.
  init(_ request: DemoRequest) throws {
    // The real service sends XML unless told otherwise. This one has none, and says so instead of hiding
    // that a client forgot to ask for JSON.
    guard request["format"] == "json" else {
      throw ProductFailure.parameter("Only JSON is served here: add format=json to the address.")
    }
    show = ProductParameters.shown(request["show"])
    (sort, isDescending) = try ProductParameters.order(request["sort"])
    pageSize = try ProductParameters.number(request["pageSize"], "pageSize", 1...100) ?? 10
    if let mark = request["cursorMark"] {
      guard let mark = CursorMark(mark) else {
        throw ProductFailure.parameter("The cursorMark is none that this service gave out.")
      }
      position = .cursor(mark)
    } else {
      position = .page(try ProductParameters.number(request["page"], "page", 1...1_000_000) ?? 1)
    }
  }

  /// `show=sku,name`; a part of an attribute (`categoryPath.name`) shows the whole attribute.
  static func shown(_ list: String?) -> [String]? {
    guard let list, !list.isEmpty else { return nil }
    var names: [String] = []
    for item in list.split(separator: ",") {
      let name = item.prefix { $0 != "." }.filter { $0 != " " }
      if !names.contains(name) { names.append(name) }
    }
    return names.contains("all") ? nil : names
  }

  /// `sort=name`, `sort=salePrice.desc`.
  private static func order(_ text: String?) throws -> (ProductAttribute?, Bool) {
    guard let text, !text.isEmpty else { return (nil, false) }
    let isDescending = text.hasSuffix(".desc")
    let name =
      isDescending ? String(text.dropLast(5)) : text.hasSuffix(".asc") ? String(text.dropLast(4)) : text
    guard let attribute = ProductAttribute.named(name), attribute.kind != .category else {
      throw ProductFailure.parameter("Products cannot be sorted by '\(text)'.")
    }
    return (attribute, isDescending)
  }

  private static func number(_ text: String?, _ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw ProductFailure.parameter(
        "\(name) must be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}
