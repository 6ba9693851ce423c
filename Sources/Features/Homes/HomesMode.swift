/// Whether homes to buy or to rent are looked for. The raw value is the service's own word.
public enum HomesMode: String, Sendable, Hashable, CaseIterable {
  /// Homes for sale.
  case buy
  /// Homes to let.
  case rent
}
