/// Homes, and what has to be worked out only once to find, filter and sort them.
struct SearchableHomes: Sendable {
  /// In the service's order.
  let homes: [Home]
  /// The texts of the same homes.
  let texts: [HomeSearchText]
  /// The kinds of building among them, in the service's words.
  let dwellingTypes: Set<String>

  private let indices: [HomeID: Int]

  /// Works it out, which takes a while for thousands of homes; see ``made(of:)``.
  init(_ homes: [Home] = []) {
    self.homes = homes
    texts = homes.map(HomeSearchText.init)
    dwellingTypes = Set(homes.compactMap(\.dwellingType))
    indices = Dictionary(zip(homes.map(\.id), homes.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The same, on no actor.
  static func made(of homes: [Home]) async -> SearchableHomes { SearchableHomes(homes) }

  /// One of the homes.
  subscript(id: HomeID) -> Home? { indices[id].map { homes[$0] } }
}
