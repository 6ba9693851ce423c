/// What a bus offers on board.
public struct Amenities: OptionSet, Sendable, Hashable {
  /// One bit for each amenity.
  public let rawValue: UInt16

  /// A set of its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Wireless network.
  public static let wifi = Amenities(rawValue: 1 << 0)
  /// Toilet.
  public static let toilet = Amenities(rawValue: 1 << 1)
  /// Air conditioning.
  public static let airConditioning = Amenities(rawValue: 1 << 2)
  /// Power outlets.
  public static let powerOutlets = Amenities(rawValue: 1 << 3)
  /// Food.
  public static let food = Amenities(rawValue: 1 << 4)
  /// Drinks and snacks.
  public static let refreshment = Amenities(rawValue: 1 << 5)
  /// Television.
  public static let television = Amenities(rawValue: 1 << 6)
  /// An attendant on board.
  public static let attendant = Amenities(rawValue: 1 << 7)
  /// Extra leg room.
  public static let legRoom = Amenities(rawValue: 1 << 8)

  /// Every amenity, in the order in which a list shows them.
  public static let all: [Amenities] = [
    .wifi, .powerOutlets, .toilet, .airConditioning, .legRoom, .food, .refreshment, .television, .attendant,
  ]

  /// The name of a single amenity.
  public var name: String { DeparturesText.name(of: self) }

  /// The amenities one by one, in the order of `all`.
  public var each: [Amenities] { Amenities.all.filter(contains) }

  /// The amenities' names, in the order of `all`.
  public var names: [String] { each.map(\.name) }
}
