/// Rows of cells in aligned columns.
struct Table {
  /// Where the cells of a column stand.
  enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[StyledText]] = []

  /// A table of columns, two blanks apart.
  init(_ alignments: Alignment...) {
    self.alignments = alignments
  }

  mutating func add(_ cells: StyledText...) {
    rows.append(cells)
  }

  /// Prints the rows. On a terminal the column `flexible` gives way, down to 12 columns, so that no row is
  /// cut at its end.
  func print(to console: Console, flexible: Int) {
    for line in lines(width: console.width, flexible: flexible) { console.print(line) }
  }

  /// The rows as lines of at most `width` columns, as far as the flexible column can give way.
  func lines(width: Int?, flexible: Int) -> [StyledText] {
    var widths = alignments.indices.map { column in
      rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - (width ?? .max)
    if excess > 0 { widths[flexible] = min(widths[flexible], max(12, widths[flexible] - excess)) }
    return rows.map { line($0, widths) }
  }

  private func line(_ row: [StyledText], _ widths: [Int]) -> StyledText {
    var line: StyledText = ""
    for (column, cell) in row.enumerated() {
      let cell = cell.cut(to: widths[column])
      let padding = StyledText(String(repeating: " ", count: widths[column] - cell.width))
      let isLast = column == row.count - 1
      switch alignments[column] {
      case .left: line = line + cell + (isLast ? "" : padding)
      case .right: line = line + padding + cell
      }
      if !isLast { line = line + "  " }
    }
    return line
  }
}
