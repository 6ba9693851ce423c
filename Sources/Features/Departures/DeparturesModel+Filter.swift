import Formatting

/// What the sheet of filters shows and does. Its choices are taken up at once.
extension DeparturesModel {
  /// How many departures are shown, and of how many where filters leave some out: `12 of 34 departures`.
  public var shownText: String {
    list.rowCount == list.board.count
      ? countText : DeparturesText.shown(list.rowCount, of: list.board.count)
  }

  /// The prices between which a limit can be set, in minor units; `nil` where all are the same.
  public var priceBounds: ClosedRange<Double>? {
    guard let prices = list.board.prices, prices.lowest != prices.highest else { return nil }
    return Double(prices.lowest.minorUnits)...Double(prices.highest.minorUnits)
  }

  /// The highest price that is shown, in minor units.
  public var priceLimit: Double {
    let highest = list.board.prices?.highest
    return Double((list.filter.highestPrice ?? highest)?.minorUnits ?? 0)
  }

  /// The same in words: `Up to $84.00`.
  public var priceLimitText: String {
    let amount = Money(minorUnits: Int(priceLimit), currency: list.board.currency)
    return DeparturesText.upTo(formatter.text(amount))
  }

  /// Sets the highest price, in minor units; at the upper bound there is no limit.
  public func priceLimitMoved(to minorUnits: Double) {
    let isLimit = priceBounds.map { minorUnits < $0.upperBound } ?? false
    changeFilter {
      $0.highestPrice =
        isLimit ? Money(minorUnits: Int(minorUnits.rounded()), currency: list.board.currency) : nil
    }
  }

  /// The operators to choose from, by name.
  public var operatorChoices: [OperatorChoice] {
    Dictionary(grouping: list.board.operators, by: \.title)
      .map { OperatorChoice(name: $0.key, ids: Set($0.value.map(\.id))) }
      .sorted { $0.name < $1.name }
  }

  /// Whether only departures of this and other chosen operators are shown.
  public func isChosen(_ choice: OperatorChoice) -> Bool {
    !list.filter.operatorIDs.isDisjoint(with: choice.ids)
  }

  /// Takes an operator in or out of those that are shown.
  public func operatorTapped(_ choice: OperatorChoice) {
    let isChosen = isChosen(choice)
    changeFilter {
      if isChosen { $0.operatorIDs.subtract(choice.ids) } else { $0.operatorIDs.formUnion(choice.ids) }
    }
  }

  /// Takes a part of the day in or out of those that are shown.
  public func timeOfDayTapped(_ time: TimeOfDay) {
    changeFilter { $0.timesOfDay.formSymmetricDifference([time]) }
  }

  /// Asks for an amenity or no longer does.
  public func amenityTapped(_ amenity: Amenities) {
    changeFilter { $0.amenities.formSymmetricDifference(amenity) }
  }

  /// Leaves out what is not direct or no longer does.
  public func directOnlyTapped() {
    changeFilter { $0.isDirectOnly.toggle() }
  }

  private func changeFilter(_ change: (inout DepartureFilter) -> Void) {
    var filter = list.filter
    change(&filter)
    filterChanged(filter)
  }
}
