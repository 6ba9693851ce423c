import Formatting

/// Which departures to show. Every part that is set must be met; one that is not set leaves out nothing.
public struct DepartureFilter: Sendable, Hashable {
  /// The operators, by id; empty for all.
  public var operatorIDs: Set<BusOperator.ID>
  /// The lowest price; prices in another currency do not meet it, and neither does a missing one.
  public var lowestPrice: Money?
  /// The highest price, in the same way.
  public var highestPrice: Money?
  /// The parts of the day in which the bus leaves; empty for all.
  public var timesOfDay: Set<TimeOfDay>
  /// Leaves out those where travellers change; where the service says nothing of changes, there are none.
  public var isDirectOnly: Bool
  /// What the bus must offer, all of it.
  public var amenities: Amenities

  /// A filter of its parts; without any, everything is shown.
  public init(
    operatorIDs: Set<BusOperator.ID> = [], lowestPrice: Money? = nil, highestPrice: Money? = nil,
    timesOfDay: Set<TimeOfDay> = [], isDirectOnly: Bool = false, amenities: Amenities = []
  ) {
    self.operatorIDs = operatorIDs
    self.lowestPrice = lowestPrice
    self.highestPrice = highestPrice
    self.timesOfDay = timesOfDay
    self.isDirectOnly = isDirectOnly
    self.amenities = amenities
  }

  /// How many parts are set.
  public var count: Int {
    [
      !operatorIDs.isEmpty, lowestPrice != nil || highestPrice != nil, !timesOfDay.isEmpty, isDirectOnly,
      !amenities.isEmpty,
    ].filter { $0 }.count
  }

  /// Whether a departure is shown.
  public func admits(_ departure: Departure) -> Bool {
    if isDirectOnly, departure.isDirect == false { return false }
    if !operatorIDs.isEmpty {
      guard let id = departure.operatorID, operatorIDs.contains(id) else { return false }
    }
    if !timesOfDay.isEmpty,
      !timesOfDay.contains(TimeOfDay(minuteOfDay: departure.departs.minuteOfDay))
    {
      return false
    }
    if !amenities.isEmpty, departure.amenities?.isSuperset(of: amenities) != true { return false }
    return admits(departure.price)
  }

  private func admits(_ price: Money?) -> Bool {
    if lowestPrice == nil, highestPrice == nil { return true }
    guard let price else { return false }
    return [lowestPrice, highestPrice].allSatisfy { $0 == nil || $0?.currency == price.currency }
      && price.minorUnits >= lowestPrice?.minorUnits ?? .min
      && price.minorUnits <= highestPrice?.minorUnits ?? .max
  }
}
