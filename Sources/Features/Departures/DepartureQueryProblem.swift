/// A reason why a query cannot be sent.
public enum DepartureQueryProblem: Error, Sendable, Hashable {
  /// Origin and destination are the same city, of this name.
  case sameCity(String)
  /// The text is no day of the calendar as `YYYY-MM-DD`.
  case date(String)
  /// Nobody travels.
  case noPassengers
  /// A number of passengers is below 0.
  case negativePassengers
  /// More travel than one search can be for.
  case tooManyPassengers(limit: Int)
  /// The text is no code of a language.
  case language(String)
  /// The text is no code of a currency.
  case currency(String)

  /// What is wrong and what to do, for the user.
  public var message: String { DeparturesText.message(for: self) }
}
