import Formatting

/// All departures of a search, put together from its replies.
///
/// Replies are merged by id: a later record of a departure replaces the earlier one and keeps its place.
/// Twins, two records of one bus, are shown once. What a reply does not describe, an operator or a station,
/// is completed when a later one does.
public struct DepartureBoard: Sendable {
  /// The currency that was asked for: prices in another one cannot be compared with it.
  public let currency: String
  /// How many departures the replies had, twins and those that could not be read included.
  public private(set) var received = 0
  /// How many of them could not be read.
  public private(set) var unreadable = 0

  /// Every record, in the order in which their ids came first; a record's place in it is its position.
  private var records: [Departure] = []
  private var positions: [Departure.ID: Int] = [:]
  /// The positions of those that are shown: of twins, only the first.
  private var shown: [Int] = []
  private var buses: Set<Bus> = []
  private var operatorsByID: [BusOperator.ID: BusOperator] = [:]
  private var stations: [Station.ID: Station] = [:]
  /// The positions of the records that the last reply has added or changed, in no order.
  private(set) var changed: [Int] = []

  /// A board without departures.
  public init(currency: String = DepartureQuery().currency) {
    self.currency = currency.uppercased()
  }

  /// How many departures there are, twins counted once.
  public var count: Int { shown.count }

  /// The operators of the departures that are known so far, by name.
  public var operators: [BusOperator] {
    let ids = Set(shown.compactMap { records[$0].operatorID })
    return operatorsByID.values.filter { ids.contains($0.id) }
      .sorted { ($0.name ?? "", $0.id) < ($1.name ?? "", $1.id) }
  }

  /// Adds what a reply brings.
  public mutating func merge(_ batch: DepartureBatch) {
    received += batch.received
    unreadable += batch.received - batch.departures.count
    changed = describe(batch)
    var isReplaced = false
    for var departure in batch.departures {
      complete(&departure)
      if let position = positions[departure.id] {
        guard records[position] != departure else { continue }
        records[position] = departure
        changed.append(position)
        isReplaced = true
      } else {
        positions[departure.id] = records.count
        changed.append(records.count)
        records.append(departure)
        if buses.insert(Bus(departure)).inserted { shown.append(records.count - 1) }
      }
    }
    if isReplaced { findTwinsAgain() }
  }

  /// The departures that a filter admits, in an order.
  public func departures(
    sortedBy sort: DepartureSort = .departure, filter: DepartureFilter = DepartureFilter()
  ) -> [Departure] {
    positions(sortedBy: sort, filter: filter).map { records[$0] }
  }

  /// The lowest and the highest price in the currency that was asked for; `nil` when there is none.
  public var prices: (lowest: Money, highest: Money)? {
    let prices = shown.lazy.compactMap { records[$0].price }.filter { $0.currency == currency }
    guard let lowest = prices.min(by: { $0.minorUnits < $1.minorUnits }),
      let highest = prices.max(by: { $0.minorUnits < $1.minorUnits })
    else { return nil }
    return (lowest, highest)
  }

  /// The same as positions.
  func positions(sortedBy sort: DepartureSort, filter: DepartureFilter) -> [Int] {
    let admitsAll = filter == DepartureFilter()
    let ranks = sort == .price ? currencyRanks : [:]
    var keys: [SortKey] = []
    keys.reserveCapacity(shown.count)
    for position in shown where admitsAll || filter.admits(records[position]) {
      keys.append(SortKey(records[position], position: position, sort: sort, currencyRanks: ranks))
    }
    keys.sort()
    return keys.map(\.position)
  }

  /// The best of the departures at these positions.
  func marks(among positions: [Int]) -> DepartureMarks {
    let cheapest = best(of: positions) { position in
      records[position].price.flatMap { $0.currency == currency ? $0.minorUnits : nil }
    }
    let fastest = best(of: positions) { records[$0].minutes }
    return DepartureMarks(cheapest: cheapest, fastest: fastest)
  }

  /// The departure of an id, as far as it is known.
  public subscript(id: Departure.ID) -> Departure? { positions[id].map { records[$0] } }

  subscript(position position: Int) -> Departure { records[position] }

  /// The day of departure, without taking the whole departure out.
  func day(at position: Int) -> LocalDate { records[position].departs.date }

  /// Takes in the operators and stations of a reply and completes earlier departures with them.
  private mutating func describe(_ batch: DepartureBatch) -> [Int] {
    var news: Set<String> = []
    for busOperator in batch.operators
    where operatorsByID.updateValue(busOperator, forKey: busOperator.id) != busOperator {
      news.insert(busOperator.id)
    }
    for station in batch.stations where stations.updateValue(station, forKey: station.id) != station {
      news.insert(station.id)
    }
    guard !news.isEmpty else { return [] }
    var changed: [Int] = []
    for position in records.indices where records[position].mentions(anyOf: news) {
      complete(&records[position])
      changed.append(position)
    }
    return changed
  }

  private func complete(_ departure: inout Departure) {
    departure.busOperator = departure.operatorID.flatMap { operatorsByID[$0] }
    departure.origin = departure.originID.flatMap { stations[$0] }
    departure.destination = departure.destinationID.flatMap { stations[$0] }
    for index in departure.stops.indices where departure.stops[index].name == nil {
      departure.stops[index].name = departure.stops[index].stationID.flatMap { stations[$0]?.name }
    }
  }

  private mutating func findTwinsAgain() {
    buses.removeAll(keepingCapacity: true)
    shown = records.indices.filter { buses.insert(Bus(records[$0])).inserted }
  }

  /// Where a currency stands when prices are sorted: the requested one first, others by their codes.
  private var currencyRanks: [String: Int] {
    let others = Set(shown.lazy.compactMap { records[$0].price?.currency }).subtracting([currency]).sorted()
    var ranks = [currency: 0]
    for (index, code) in others.enumerated() { ranks[code] = index + 1 }
    return ranks
  }

  /// The one with the lowest value, or of those the first to leave; `nil` where all values are equal.
  private func best(of positions: [Int], by value: (Int) -> Int?) -> Departure.ID? {
    var best: (value: Int, position: Int)?
    var isUnequal = false
    for position in positions {
      guard let value = value(position) else { continue }
      guard let current = best else {
        best = (value, position)
        continue
      }
      if value != current.value { isUnequal = true }
      if value < current.value
        || value == current.value && records[position].departs < records[current.position].departs
      {
        best = (value, position)
      }
    }
    return isUnequal ? best.map { records[$0.position].id } : nil
  }
}

extension Departure {
  fileprivate func mentions(anyOf ids: Set<String>) -> Bool {
    [operatorID, originID, destinationID].contains { $0.map(ids.contains) ?? false }
      || stops.contains { $0.name == nil && $0.stationID.map(ids.contains) ?? false }
  }
}
