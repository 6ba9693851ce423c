import Formatting
import HTTP

/// Why there are no departures to show.
public enum DeparturesFailure: Error, Sendable, Hashable {
  /// The query cannot be sent; not empty.
  case invalidQuery([DepartureQueryProblem])
  /// No buses run between the two cities.
  case noSuchRoute
  /// The day is over; the same day of the next year that has it, as a suggestion.
  case dateInThePast(suggestion: LocalDate?)
  /// The service does not accept the token.
  case tokenRefused
  /// The service refuses the query, with its own words where it sent any.
  case refused(String?)
  /// The service no longer knows the search.
  case searchExpired
  /// The exchange failed.
  case http(HTTPFailure)
  /// Something else went wrong; says what and what to do.
  case unexpected(String)

  /// The failure behind an error.
  public init(_ error: any Error) {
    switch error {
    case let failure as DeparturesFailure: self = failure
    case let failure as HTTPFailure: self = .http(failure)
    default: self = .unexpected(error.explanation)
    }
  }

  /// What happened and what to do, for the user.
  public var message: String { DeparturesText.message(for: self) }
}
