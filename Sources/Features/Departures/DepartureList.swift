import Formatting

/// The list that a screen shows: a board, its order and filter, and the rows made from it.
///
/// A row is made once and again only when its departure changes, however many replies come.
public struct DepartureList: Sendable {
  /// What was asked for.
  public let query: DepartureQuery
  /// The departures.
  public private(set) var board: DepartureBoard
  /// The order of the rows.
  public var sort: DepartureSort { didSet { if sort != oldValue { arrange() } } }
  /// Which rows are shown.
  public var filter: DepartureFilter { didSet { if filter != oldValue { arrange() } } }
  /// The rows, by day where they are in the order of time.
  public private(set) var sections: [DepartureSection] = []
  /// How many rows there are.
  public private(set) var rowCount = 0

  private let formatter: DepartureFormatter
  /// The rows made so far, by the position of their departure.
  private var rows: [DepartureRow?] = []

  /// A list without rows.
  public init(
    query: DepartureQuery, formatter: DepartureFormatter, sort: DepartureSort = .departure,
    filter: DepartureFilter = DepartureFilter()
  ) {
    self.query = query
    self.formatter = formatter
    self.sort = sort
    self.filter = filter
    board = DepartureBoard(currency: query.currency)
  }

  /// Adds what a reply brings.
  public mutating func merge(_ batch: DepartureBatch) {
    board.merge(batch)
    for position in board.changed where position < rows.count { rows[position] = nil }
    arrange()
  }

  /// The detail of a departure; `nil` when there is none of this id.
  public func detail(of id: Departure.ID) -> DepartureDetail? {
    board[id].map { formatter.detail($0, of: query) }
  }

  /// Puts the rows under their days, where they are in the order of time; otherwise all together, under
  /// their day where it is one.
  private mutating func arrange() {
    let positions = board.positions(sortedBy: sort, filter: filter)
    let marks = board.marks(among: positions)
    rowCount = positions.count
    sections = []
    for group in groups(of: positions) {
      var section = DepartureSection(title: group.day.map(formatter.day), rows: [])
      section.rows.reserveCapacity(group.positions.count)
      for position in group.positions {
        var row = row(at: position)
        row.isCheapest = row.id == marks.cheapest
        row.isFastest = row.id == marks.fastest
        section.rows.append(row)
      }
      sections.append(section)
    }
  }

  private func groups(of positions: [Int]) -> [(day: LocalDate?, positions: ArraySlice<Int>)] {
    guard let first = positions.first else { return [] }
    var day = board.day(at: first)
    var groups: [(day: LocalDate?, positions: ArraySlice<Int>)] = []
    var start = positions.startIndex
    for index in positions.indices where board.day(at: positions[index]) != day {
      if sort != .departure { return [(nil, positions[...])] }
      groups.append((day, positions[start..<index]))
      start = index
      day = board.day(at: positions[index])
    }
    return groups + [(day, positions[start...])]
  }

  private mutating func row(at position: Int) -> DepartureRow {
    while rows.count <= position { rows.append(nil) }
    if let row = rows[position] { return row }
    let row = formatter.row(board[position: position], of: query)
    rows[position] = row
    return row
  }
}
