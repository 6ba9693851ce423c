/// One product of a family: a size in a colour, with its number, texts and prices.
struct ProductVariant {
  let department: Department
  let family: ProductFamily
  let size: ProductFamily.Size
  let colour: String
  /// Seven digits: department, family, size and colour.
  let sku: Int

  /// Every product of a department, in the order of its table.
  static func all(of department: Department) throws -> [ProductVariant] {
    var all: [ProductVariant] = []
    for (row, family) in try department.families().enumerated() {
      for (column, size) in family.sizes.enumerated() {
        for (index, colour) in family.colours.enumerated() {
          let sku = department.number * 100_000 + (row + 1) * 1_000 + column * 100 + (index + 1) * 7
          all.append(
            ProductVariant(department: department, family: family, size: size, colour: colour, sku: sku))
        }
      }
    }
    return all
  }

  var name: String {
    let ending = department.isDigital ? [size.name, "[Digital]"] : [size.name, colour]
    return ([family.manufacturer, family.model] + ending.filter { !$0.isEmpty }).joined(separator: " - ")
  }

  /// In cents.
  var regularPrice: Int { family.price + size.extra }

  /// In cents: one in five is on sale, ten percent off and ending in 99 again.
  var salePrice: Int {
    isOnSale ? regularPrice * 9 / 10 / 100 * 100 - 1 : regularPrice
  }

  var isOnSale: Bool { chance(5) == 0 }
  var isNew: Bool { chance(7) == 0 }

  var modelNumber: String {
    "\(family.manufacturer.prefix(2).uppercased())\(sku % 100_000)\(colour.prefix(1))"
  }

  /// A UPC-A with the right check digit: downloads have a store-internal number with the sku inside.
  var upc: String {
    let digits = department.isDigital ? "4000\(sku)" : "7\(department.number)\(sku)0"
    return digits + String(ProductVariant.checkDigit(digits))
  }

  /// Nobody has reviewed every fourteenth product yet.
  var reviewCount: Int? { chance(14) == 0 ? nil : 3 + chance(911) }
  /// In tenths of a star.
  var reviewAverage: Int? { reviewCount == nil ? nil : 31 + chance(19) }

  /// A day of the years 2018 to 2021.
  var releaseDate: String {
    let month = 1 + chance(12)
    let day = 1 + chance(28)
    return "\(2018 + chance(4))-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  var shortDescription: String {
    family.features.prefix(2).joined(separator: "; ")
      + (department.isDigital ? "" : "; \(colour.lowercased())")
  }

  /// What the family is like, and what is special about this one.
  var longDescription: String {
    family.about + " " + special
  }

  private var special: String {
    if department.isDigital {
      return "The \(size.name) is sent as a code and cannot be returned."
    }
    let colour = colour.lowercased()
    guard !size.name.isEmpty else {
      return ["Here it comes in \(colour).", "This one is \(colour).", "The colour is \(colour)."][chance(3)]
    }
    return [
      "This one is the \(size.name) model in \(colour).",
      "In \(colour), as \(size.name).",
      "You are looking at the \(size.name) version; the colour is \(colour).",
      "Sold here: \(size.name), finished in \(colour).",
    ][chance(4)]
  }

  /// A number below `bound` that belongs to this product, and is the same every time.
  private func chance(_ bound: Int) -> Int {
    // Knuth's multiplicative hash: it scatters neighbouring numbers.
    Int((UInt64(sku &+ bound) &* 2_654_435_761 >> 7) % UInt64(bound))
  }

  /// The digit that completes the eleven digits of a UPC-A.
  static func checkDigit(_ digits: String) -> Int {
    let sum = digits.utf8.enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - UInt8(ascii: "0")) * (digit.offset.isMultiple(of: 2) ? 3 : 1)
    }
    return (10 - sum % 10) % 10
  }
}
