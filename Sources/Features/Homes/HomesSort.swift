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

  /// Places among some homes, in this order of the homes there. Those that do not tell come last, and equal ones keep
  /// their order.
  func sorted(_ places: [Int], of homes: [Home]) -> [Int] {
    switch self {
    case .featured: places
    case .newest: ordered(places, by: { homes[$0].listedAt }, >)
    case .bedrooms: ordered(places, by: { homes[$0].bedrooms }, >)
    case .bathrooms: ordered(places, by: { homes[$0].bathrooms }, >)
    case .parking: ordered(places, by: { homes[$0].parkingSpaces }, >)
    case .auction: ordered(places, by: { homes[$0].auction }, <)
    }
  }

  private func ordered<Value: Comparable>(
    _ places: [Int], by value: (Int) -> Value?, _ precedes: (Value, Value) -> Bool
  ) -> [Int] {
    let keyed = places.enumerated().map { (index: $0.offset, place: $0.element, value: value($0.element)) }
    return keyed.sorted { first, second in
      switch (first.value, second.value) {
      case (let one?, let other?) where one != other: precedes(one, other)
      case (.some, nil): true
      case (nil, .some): false
      default: first.index < second.index
      }
    }.map(\.place)
  }
}
