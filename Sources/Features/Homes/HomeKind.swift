import Formatting

/// A kind of building.
public struct HomeKind: Sendable, Hashable, Identifiable, Comparable {
  /// In the service's words: `House`, as in ``HomesFilter/dwellingTypes``.
  public let id: String
  /// In the user's words.
  public let name: String

  init(_ dwellingType: String) {
    id = dwellingType
    name = HomesText.kind(dwellingType)
  }

  /// The order of their names.
  public static func < (first: HomeKind, second: HomeKind) -> Bool {
    (first.name.folded, first.id) < (second.name.folded, second.id)
  }
}
