/// The homes at hand and what is shown of them: those that pass a filter, in an order, as far as the user has
/// scrolled.
///
/// The service sends a whole list at once, and a screen of hundreds of pictures would be slow: there is a page at
/// first, and a page more each time the user comes near the end.
struct HomesList: Sendable {
  static let pageSize = 20

  /// All homes, in the service's order.
  var homes: [Home] = [] {
    didSet {
      dwellingTypes = Set(homes.compactMap(\.dwellingType)).sorted()
      showFromTheTop()
    }
  }
  /// Which of them are shown.
  var filter = HomesFilter() { didSet { if filter != oldValue { showFromTheTop() } } }
  /// In which order.
  var sort = HomesSort.featured { didSet { if sort != oldValue { showFromTheTop() } } }

  /// The kinds of building among all homes, in alphabetical order.
  private(set) var dwellingTypes: [String] = []
  /// The homes that pass the filter, in order.
  private(set) var matches: [Home] = []
  private var visibleCount = HomesList.pageSize

  /// The matches so far as the user has scrolled.
  var visible: ArraySlice<Home> { matches.prefix(visibleCount) }

  /// Whether there are more matches than the visible ones.
  var hasMore: Bool { matches.count > visibleCount }

  /// Shows a page more, as far as there are matches.
  mutating func showMore() {
    if hasMore { visibleCount += HomesList.pageSize }
  }

  private mutating func showFromTheTop() {
    matches = sort.sorted(filter.matching(homes))
    visibleCount = HomesList.pageSize
  }
}
