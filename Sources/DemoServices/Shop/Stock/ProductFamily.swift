/// A model of one maker, in several colours and sizes.
///
/// The tables of the departments hold families as blocks of lines, parted by an empty line:
/// ```
/// Norvane | Aria 14" Laptop | 649.99
/// colours: Graphite, Silver
/// sizes: 8GB - 256GB; 16GB - 512GB +150
/// about: What it is like.
/// features: One; Another
/// ```
/// A size may cost extra; a family of one size has no line for it.
struct ProductFamily: Hashable {
  /// A size, or other choice that has a price of its own.
  struct Size: Hashable {
    /// How it is called; empty when there is only one.
    let name: String
    /// What it costs more than the smallest, in cents.
    let extra: Int
  }

  let manufacturer: String
  let model: String
  /// The price of the smallest size, in cents.
  let price: Int
  let colours: [String]
  let sizes: [Size]
  let about: String
  let features: [String]

  /// The families of a table.
  static func families(of table: String) throws -> [ProductFamily] {
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    return try lines.split(omittingEmptySubsequences: true) { $0.isEmpty }.map {
      try ProductFamily(lines: $0)
    }
  }

  private init(lines: ArraySlice<Substring>) throws {
    guard let first = lines.first else { throw ProductTableFault(line: "", reason: "an empty block") }
    let head = first.split(separator: "|").map(ProductFamily.trim)
    guard head.count == 3, let price = ProductFamily.cents(head[2]) else {
      throw ProductTableFault(line: String(first), reason: "not maker | model | price")
    }
    var fields: [Substring: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else {
        throw ProductTableFault(line: String(line), reason: "no field")
      }
      fields[line[..<colon]] = ProductFamily.trim(line[line.index(after: colon)...])
    }
    guard let colours = fields["colours"], let about = fields["about"], let features = fields["features"]
    else {
      throw ProductTableFault(line: String(first), reason: "colours, about or features are missing")
    }
    manufacturer = head[0]
    model = head[1]
    self.price = price
    self.colours = colours.split(separator: ",").map(ProductFamily.trim)
    sizes = try fields["sizes"].map(ProductFamily.sizes) ?? [Size(name: "", extra: 0)]
    self.about = about
    self.features = features.split(separator: ";").map(ProductFamily.trim)
  }

  private static func sizes(_ text: String) throws -> [Size] {
    try text.split(separator: ";").map { item in
      guard let plus = item.lastIndex(of: "+") else { return Size(name: trim(item), extra: 0) }
      guard let extra = cents(trim(item[item.index(after: plus)...])) else {
        throw ProductTableFault(line: text, reason: "no price after +")
      }
      return Size(name: trim(item[..<plus]), extra: extra)
    }
  }

  private static func cents(_ text: String) -> Int? {
    Double(text).flatMap(ProductAttribute.cents)
  }

  private static func trim(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// A line of a department's table that cannot be read.
struct ProductTableFault: Error, Hashable {
  let line: String
  let reason: String
}
