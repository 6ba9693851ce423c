/// The order of a list of departures. What is equal keeps the order in which it came.
public enum DepartureSort: String, Sendable, Hashable, CaseIterable, Identifiable {
  /// The next to leave first.
  case departure = "time"
  /// The cheapest first; those without a price last.
  case price
  /// The fastest first.
  case duration

  /// The raw value.
  public var id: String { rawValue }

  /// The order's name, for a menu.
  public var title: String { DeparturesText.title(of: self) }
}
