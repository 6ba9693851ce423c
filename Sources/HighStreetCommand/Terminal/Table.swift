/// Rows of cells in aligned columns.
struct Table {
  /// Where the cells of a column stand.
  enum Alignment {
    case left
    case right
  }

  /// The columns that stand in one line of a row.
  private struct Line {
    let columns: Range<Int>
    let indent: Int
    let widths: [Int]
  }

  private let alignments: [Alignment]
  private var rows: [[StyledText]] = []

  /// What is left at least of a column that gives way, in columns of the terminal.
  private static let leastWidth = 24
  /// How far the further lines of a row stand to the right of the first one.
  private static let indent = 4
  private static let gap = 2

  /// A table of columns, two blanks apart.
  init(_ alignments: Alignment...) {
    self.alignments = alignments
  }

  mutating func add(_ cells: StyledText...) {
    rows.append(cells)
  }

  /// Prints the rows, no wider than the terminal where there is one.
  func print(to console: Console, flexible: Int) {
    for line in lines(width: console.width, flexible: flexible) { console.print(line) }
  }

  /// The rows as lines of at most `width` columns.
  ///
  /// Where there is too little room, the column `flexible` gives way first: it is cut with an ellipsis between
  /// other columns, and broken into lines at the end of a line. Then columns that do not fit move to a line below.
  func lines(width: Int?, flexible: Int) -> [StyledText] {
    let lines = layout(width: width ?? .max / 2, flexible: flexible)
    return rows.flatMap { row in lines.flatMap { Table.lines(of: row, alignments, $0) } }
  }

  private func layout(width: Int, flexible: Int) -> [Line] {
    let natural = alignments.indices.map { column in
      rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    var needed = natural
    needed[flexible] = min(natural[flexible], Table.leastWidth)

    var groups: [Range<Int>] = []
    var start = 0
    for column in natural.indices.dropFirst() {
      let indent = groups.isEmpty ? 0 : Table.indent
      let used = needed[start...column].reduce(0, +) + Table.gap * (column - start)
      if indent + used > width {
        groups.append(start..<column)
        start = column
      }
    }
    groups.append(start..<natural.count)

    return groups.enumerated().map { number, columns in
      let indent = number == 0 ? 0 : Table.indent
      let room = max(1, width - indent - Table.gap * (columns.count - 1))
      var widths = needed
      if columns.contains(flexible) {
        let others = columns.reduce(0) { $0 + needed[$1] } - needed[flexible]
        widths[flexible] = min(natural[flexible], max(needed[flexible], room - others))
      }
      if columns.count == 1 { widths[columns.lowerBound] = min(widths[columns.lowerBound], room) }
      return Line(columns: columns, indent: indent, widths: widths)
    }
  }

  /// One line of a row; more where its last cell is broken, none where all cells of a further line are empty.
  private static func lines(of row: [StyledText], _ alignments: [Alignment], _ layout: Line) -> [StyledText] {
    let filled = layout.columns.last { $0 < row.count && row[$0].width > 0 }
    guard let last = filled else { return layout.indent == 0 ? [""] : [] }
    var line = StyledText(blanks: layout.indent)
    for column in layout.columns.lowerBound..<last {
      let cell = row[column].cut(to: layout.widths[column])
      let padding = StyledText(blanks: layout.widths[column] - cell.width)
      line = line + (alignments[column] == .left ? cell + padding : padding + cell) + StyledText(blanks: gap)
    }
    // The room of the empty cells behind it is its own too.
    let rest = layout.widths[last..<layout.columns.upperBound]
    let room = rest.reduce(0, +) + gap * (rest.count - 1)
    let isRight = alignments[last] == .right
    let width = isRight ? layout.widths[last] : room
    // An address stays in one piece, so that it can be copied.
    let parts = row[last].wrapped(to: width, breakingWords: !row[last].plain.contains("://"))
    return parts.enumerated().map { number, part in
      let start = number == 0 ? line : StyledText(blanks: line.width)
      return isRight ? start + StyledText(blanks: width - part.width) + part : start + part
    }
  }
}
