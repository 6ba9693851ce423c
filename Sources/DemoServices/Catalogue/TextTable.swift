/// Demo data as it stands in the source: a heading line that names the columns, then one row a line, the
/// columns parted by `|`.
///
/// Blank lines are skipped. A row of another width than the heading is left out and counted, so that a test
/// can insist that there is none.
struct TextTable {
  /// One line: its values by the name of the column, without white space around them.
  struct Row {
    fileprivate let columns: [String: Int]
    fileprivate let values: [String]

    /// The value of a column; empty for a column that the table does not have.
    subscript(column: String) -> String { columns[column].map { values[$0] } ?? "" }

    /// The value as a whole number; `nil` when it is none, as in an empty column.
    func int(_ column: String) -> Int? { Int(self[column]) }

    /// The value as a number; `nil` when it is none, as in an empty column.
    func double(_ column: String) -> Double? { Double(self[column]) }

    /// The value, or `nil` when it is empty.
    func text(_ column: String) -> String? { self[column].isEmpty ? nil : self[column] }

    /// The values of a column that holds several, parted by `separator`.
    func list(_ column: String, separator: Character = " ") -> [String] {
      self[column].split(separator: separator).map(TextTable.trimmed)
    }
  }

  /// The rows in the order of the source.
  let rows: [Row]
  /// How many lines have another width than the heading.
  let malformed: Int

  /// Reads a table from its text.
  init(_ text: String) {
    var lines = text.split(separator: "\n").map(TextTable.cells)
    let heading = lines.isEmpty ? [] : lines.removeFirst()
    let columns = Dictionary(zip(heading, 0...)) { first, _ in first }
    let complete = lines.filter { $0.count == heading.count }
    rows = complete.map { Row(columns: columns, values: $0) }
    malformed = lines.count - complete.count
  }

  private static func cells(_ line: Substring) -> [String] {
    // Bytes are enough to look for, and much faster than characters.
    line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { trimmed(Substring($0)) }
  }

  fileprivate static func trimmed(_ text: Substring) -> String {
    var bytes = text.utf8
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
