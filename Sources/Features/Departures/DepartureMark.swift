/// What a departure is the best of the list in.
public enum DepartureMark: Sendable, Hashable {
  /// It costs the least.
  case cheapest
  /// It takes the least time.
  case fastest

  /// The mark in a word.
  public var title: String {
    switch self {
    case .cheapest: DeparturesText.cheapest
    case .fastest: DeparturesText.fastest
    }
  }
}
