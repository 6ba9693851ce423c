/// The homes at hand and what is shown of them: those that pass a filter, in an order, as far as the user has
/// scrolled.
///
/// The service sends a whole list at once, and a screen of hundreds of pictures would be slow: there is a page at
/// first, and a page more each time the user comes near the end.
struct HomesList: Sendable {
  static let pageSize = 20

  /// All homes, in the service's order.
  var all = SearchableHomes() { didSet { showFromTheTop() } }
  /// Which of them are shown.
  var filter = HomesFilter() { didSet { if filter != oldValue { showFromTheTop() } } }
  /// In which order.
  var sort = HomesSort.featured { didSet { if sort != oldValue { showFromTheTop() } } }

  /// Where the homes that pass the filter are among all, in order.
  private var matches: [Int] = []
  private var shownCount = HomesList.pageSize

  /// How many homes pass the filter.
  var matchCount: Int { matches.count }

  /// How many of them are visible, so far as the user has scrolled.
  var visibleCount: Int { min(shownCount, matches.count) }

  /// The visible homes.
  var visible: [Home] { matches.prefix(shownCount).map { all.homes[$0] } }

  /// One of the visible homes.
  func visibleHome(at index: Int) -> Home { all.homes[matches[index]] }

  /// Whether there are more matches than the visible ones.
  var hasMore: Bool { matches.count > shownCount }

  /// Shows a page more, as far as there are matches.
  mutating func showMore() {
    if hasMore { shownCount += HomesList.pageSize }
  }

  private mutating func showFromTheTop() {
    matches = sort.sorted(filter.matches(in: all), of: all.homes)
    shownCount = HomesList.pageSize
  }
}
