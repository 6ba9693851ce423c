import Foundation

/// The tables of the product service.
struct ProductTable {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Makes the tables, where they do not exist yet.
  func create() throws {
    try connection.execute(
      """
      CREATE TABLE product (
        sku INTEGER PRIMARY KEY,
        upc TEXT,
        name TEXT COLLATE NOCASE,
        manufacturer TEXT COLLATE NOCASE,
        modelNumber TEXT COLLATE NOCASE,
        type TEXT COLLATE NOCASE,
        color TEXT COLLATE NOCASE,
        releaseDate TEXT,
        salePrice INTEGER,    -- cents
        regularPrice INTEGER, -- cents
        customerReviewAverage REAL,
        customerReviewCount INTEGER,
        onSale INTEGER,
        new INTEGER,
        digital INTEGER,
        department TEXT,
        json TEXT NOT NULL
      );
      CREATE INDEX product_name ON product (name);
      CREATE INDEX product_price ON product (salePrice);
      CREATE INDEX product_manufacturer ON product (manufacturer);
      CREATE INDEX product_upc ON product (upc);
      CREATE TABLE product_category (
        name TEXT COLLATE NOCASE, id TEXT, sku INTEGER, PRIMARY KEY (name, id, sku)
      ) WITHOUT ROWID;
      CREATE INDEX product_category_sku ON product_category (sku);
      CREATE VIRTUAL TABLE product_text USING fts5 (
        name, manufacturer, descriptions, features, tokenize = 'porter unicode61 remove_diacritics 2'
      );
      INSERT INTO product_text (product_text, rank) VALUES ('rank', 'bm25(10.0, 5.0, 1.0, 2.0)');
      """)
  }

  /// Adds a product, in place of the one with the same sku; says whether there was one.
  @discardableResult
  func insert(_ record: ProductRecord) throws -> Bool {
    let sku = SQLiteValue.integer(record.sku)
    let isReplaced = try connection.first("SELECT 1 FROM product WHERE sku = ?", [sku]) { _ in true } ?? false
    if isReplaced {
      try connection.run("DELETE FROM product WHERE sku = ?", [sku])
      try connection.run("DELETE FROM product_category WHERE sku = ?", [sku])
      try connection.run("DELETE FROM product_text WHERE rowid = ?", [sku])
    }
    try connection.run(
      "INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", columns(record))
    for category in record.categories {
      try connection.run(
        "INSERT OR IGNORE INTO product_category (name, id, sku) VALUES (?, ?, ?)",
        [.text(category.name), .text(category.id), sku])
    }
    try connection.run(
      "INSERT INTO product_text (rowid, name, manufacturer, descriptions, features) VALUES (?, ?, ?, ?, ?)",
      [sku]
        + [record.name ?? "", record.manufacturer ?? "", record.descriptions, record.features].map {
          .text(ProductTable.withoutEntities($0))
        })
    return isReplaced
  }

  private func columns(_ record: ProductRecord) -> [SQLiteValue] {
    [
      .integer(record.sku), .text(orNull: record.upc), .text(orNull: record.name),
      .text(orNull: record.manufacturer), .text(orNull: record.modelNumber), .text(orNull: record.type),
      .text(orNull: record.color), .text(orNull: record.releaseDate), .integer(orNull: record.salePrice),
      .integer(orNull: record.regularPrice), .real(orNull: record.reviewAverage),
      .integer(orNull: record.reviewCount), .integer(orNull: record.isOnSale.map { $0 ? 1 : 0 }),
      .integer(orNull: record.isNew.map { $0 ? 1 : 0 }),
      .integer(orNull: record.isDigital.map { $0 ? 1 : 0 }),
      .text(orNull: record.department), .text(record.json),
    ]
  }

  /// Text with blanks in place of `&#8482;` and its kind, so that nobody finds a product by "8482".
  static func withoutEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var plain = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#")
      }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", (2...8).contains(name.count) {
        plain += " "
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        plain += "&"
        rest = rest[rest.index(after: start)...]
      }
    }
    return plain + rest
  }
}
