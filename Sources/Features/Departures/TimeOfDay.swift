/// A part of the day in which a bus leaves.
public enum TimeOfDay: String, Sendable, Hashable, CaseIterable, Identifiable {
  /// From midnight to 6.
  case night
  /// From 6 to noon.
  case morning
  /// From noon to 18.
  case afternoon
  /// From 18 to midnight.
  case evening

  /// The part in which a minute of the day lies.
  public init(minuteOfDay: Int) {
    switch minuteOfDay {
    case ..<360: self = .night
    case ..<720: self = .morning
    case ..<1_080: self = .afternoon
    default: self = .evening
    }
  }

  /// The raw value.
  public var id: String { rawValue }

  /// The part's name and hours, for a menu.
  public var title: String { DeparturesText.title(of: self) }
}
