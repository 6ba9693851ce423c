/// The body of a search.
struct HomesQuery: Decodable {
  /// `buy` or `rent`.
  let mode: String
  /// What to look for; nothing means everything.
  let dwellingTypes: [String]?

  enum CodingKeys: String, CodingKey {
    case mode = "search_mode"
    case dwellingTypes = "dwelling_types"
  }

  /// Whether a dwelling of this kind is asked for.
  func includes(_ dwelling: String?) -> Bool {
    guard let dwellingTypes, !dwellingTypes.isEmpty else { return true }
    return dwelling.map(dwellingTypes.contains) ?? false
  }
}
