/// The order of a list of homes. Prices are free text, so there is no order by price.
public enum HomesSort: String, Sendable, Hashable, CaseIterable {
  /// As the service sends them.
  case featured
  /// Listed last first.
  case newest
  /// Most bedrooms first.
  case bedrooms
  /// Most bathrooms first.
  case bathrooms
  /// Parking for most cars first.
  case parking
  /// Auctioned soonest first.
  case auction

  /// The homes in this order. Those that do not tell come last, and equal ones keep their order.
  func sorted(_ homes: [Home]) -> [Home] {
    switch self {
    case .featured: homes
    case .newest: ordered(homes, by: \.listedAt, >)
    case .bedrooms: ordered(homes, by: \.bedrooms, >)
    case .bathrooms: ordered(homes, by: \.bathrooms, >)
    case .parking: ordered(homes, by: \.parkingSpaces, >)
    case .auction: ordered(homes, by: \.auction, <)
    }
  }

  private func ordered<Value: Comparable>(
    _ homes: [Home], by value: (Home) -> Value?, _ precedes: (Value, Value) -> Bool
  ) -> [Home] {
    let keyed = homes.enumerated().map { (index: $0.offset, value: value($0.element), home: $0.element) }
    return keyed.sorted { first, second in
      switch (first.value, second.value) {
      case (let one?, let other?) where one != other: precedes(one, other)
      case (.some, nil): true
      case (nil, .some): false
      default: first.index < second.index
      }
    }.map(\.home)
  }
}
