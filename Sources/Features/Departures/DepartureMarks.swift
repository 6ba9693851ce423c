/// The best of a list of departures. Of equals it is the one that leaves first.
struct DepartureMarks: Sendable, Hashable {
  /// The cheapest in the requested currency; `nil` unless a dearer one is beside it.
  var cheapest: Departure.ID?
  /// The fastest; `nil` unless a slower one is beside it.
  var fastest: Departure.ID?
}
