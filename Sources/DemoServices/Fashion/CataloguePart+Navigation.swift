/// The navigation's table in the catalogue.
extension CataloguePart {
  static let navigation = CataloguePart(name: "navigation") { connection in
    // Numbered from 1 in the order of the tree; the parent of a root entry is 0.
    try connection.execute(
      """
      CREATE TABLE navigation (
        id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, label TEXT NOT NULL, url TEXT, picture TEXT,
        has_children INTEGER NOT NULL);
      CREATE INDEX navigation_url ON navigation (url);
      """)
    var next = 1
    for entry in NavigationEntry.all { try insert(entry, parent: 0, next: &next, into: connection) }
  }

  private static func insert(
    _ entry: NavigationEntry, parent: Int, next: inout Int, into connection: Connection
  ) throws {
    let id = next
    next += 1
    try connection.insert(
      into: "navigation", .integer(id), .integer(parent), .text(entry.label), .text(orNull: entry.url),
      .text(orNull: entry.picture), .integer(entry.children == .absent ? 0 : 1))
    if case .entries(let children) = entry.children {
      for child in children { try insert(child, parent: id, next: &next, into: connection) }
    }
  }
}
