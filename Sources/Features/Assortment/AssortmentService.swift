/// Where the assortment comes from.
public struct AssortmentService: Sendable {
  /// How much a stored copy is worth.
  public enum Freshness: Sendable, Hashable {
    /// A stored copy that is not old will do.
    case recent
    /// Ask the service, as the user wants the newest.
    case newest
  }

  /// The assortment; a stored copy where the service cannot be reached. Throws `HTTPFailure`.
  public var assortment: @Sendable (Freshness) async throws -> AssortmentSnapshot

  /// A service of its parts.
  public init(assortment: @escaping @Sendable (Freshness) async throws -> AssortmentSnapshot) {
    self.assortment = assortment
  }
}
