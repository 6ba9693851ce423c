import Foundation

/// The tables of the product service.
struct ProductTable {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Makes the tables.
  func create() throws {
    try connection.execute(
      """
      CREATE TABLE product (
        number INTEGER PRIMARY KEY, -- the sku, or a negative number where there is none
        sku INTEGER,
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
      CREATE UNIQUE INDEX product_sku ON product (sku);
      CREATE INDEX product_name ON product (name);
      CREATE INDEX product_price ON product (salePrice);
      CREATE INDEX product_manufacturer ON product (manufacturer);
      CREATE INDEX product_upc ON product (upc);
      CREATE TABLE product_category (
        name TEXT COLLATE NOCASE, id TEXT, product INTEGER, PRIMARY KEY (name, id, product)
      ) WITHOUT ROWID;
      CREATE INDEX product_category_product ON product_category (product);
      CREATE VIRTUAL TABLE product_text USING fts5 (
        name, manufacturer, descriptions, features, tokenize = 'porter unicode61 remove_diacritics 2'
      );
      INSERT INTO product_text (product_text, rank) VALUES ('rank', 'bm25(10.0, 5.0, 1.0, 2.0)');
      """)
  }

  /// Adds a product, in place of those that are the same, and says whether there were any: the one with its sku,
  /// or, where one of the two has no sku, those with its UPC.
  @discardableResult
  func replace(with record: ProductRecord) throws -> Bool {
    let same = try connection.rows(
      """
      SELECT number FROM product WHERE sku = ?1
      UNION SELECT number FROM product WHERE upc = ?2 AND (sku IS NULL OR ?1 IS NULL)
      """, [.integer(orNull: record.sku), .text(orNull: record.upc)]
    ) { SQLiteValue.integer(orNull: $0.integer(0)) }
    for number in same {
      try connection.run("DELETE FROM product WHERE number = ?", [number])
      try connection.run("DELETE FROM product_category WHERE product = ?", [number])
      try connection.run("DELETE FROM product_text WHERE rowid = ?", [number])
    }
    try insert(record)
    return !same.isEmpty
  }

  /// Adds a product that is not there yet.
  func insert(_ record: ProductRecord) throws {
    let number = SQLiteValue.integer(try record.sku ?? nextNumber())
    try connection.run(
      "INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [number] + columns(record))
    for category in record.categories {
      try connection.run(
        "INSERT OR IGNORE INTO product_category (name, id, product) VALUES (?, ?, ?)",
        [.text(category.name), .text(category.id), number])
    }
    try connection.run(
      "INSERT INTO product_text (rowid, name, manufacturer, descriptions, features) VALUES (?, ?, ?, ?, ?)",
      [number]
        + [record.name ?? "", record.manufacturer ?? "", record.descriptions, record.features].map {
          .text(ProductTable.withoutEntities($0))
        })
  }

  /// The number of a product without a sku: negative, so that no sku is ever the same.
  private func nextNumber() throws -> Int {
    try connection.first("SELECT min(number, 0) - 1 FROM product ORDER BY number LIMIT 1") { $0.integer(0) }
      .flatMap { $0 } ?? -1
  }

  private func columns(_ record: ProductRecord) -> [SQLiteValue] {
    [
      .integer(orNull: record.sku), .text(orNull: record.upc), .text(orNull: record.name),
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
