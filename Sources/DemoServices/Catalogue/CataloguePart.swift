/// One part of the catalogue: a service's tables and their content.
struct CataloguePart: Sendable {
  /// The name under which the catalogue remembers that it has the part.
  let name: String
  /// Makes the tables and fills them, inside a transaction.
  let build: @Sendable (Connection) throws -> Void

  /// What each service keeps in the catalogue.
  static let all: [CataloguePart] = [.products, .navigation, .travel, .homes]
}
