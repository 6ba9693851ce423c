/// A department of the demo shop: where its products stand, and a table of them.
struct Department: Sendable {
  /// The name under which the pictures know it.
  let key: String
  /// The first two digits of its SKUs.
  let number: Int
  /// The categories, from the top; the last one is the department's own.
  let path: [String]
  /// The `type` of its products on the wire.
  let type: String
  /// The families, as `ProductFamily` reads them.
  let table: String
  /// The categories with their ids.
  let categories: [ProductRecord.Category]

  init(key: String, number: Int, path: [String], type: String = "HardGood", table: String) {
    self.key = key
    self.number = number
    self.path = path
    self.type = type
    self.table = table
    categories = (["High Street Electronics"] + path).map { name in
      let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
      return ProductRecord.Category(id: "cat-" + words.joined(separator: "-"), name: name)
    }
  }

  /// All departments.
  static let all: [Department] =
    computers + screens + sound + phones + photography + kitchen + household + play + office

  /// Whether its products are downloads, with store-internal UPCs.
  var isDigital: Bool { type == "DigitalGood" }

  /// Every family of the department. Throws when the table is malformed.
  func families() throws -> [ProductFamily] {
    try ProductFamily.families(of: table)
  }
}
