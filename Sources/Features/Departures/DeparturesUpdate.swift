/// What a search has brought since the update before.
public struct DeparturesUpdate: Sendable, Hashable {
  /// What the reply holds; empty when there was none. To be merged into a `DepartureBoard`.
  public let batch: DepartureBatch
  /// How many polls have been made so far.
  public let polls: Int
  /// Where the search stands.
  public let progress: DeparturesProgress
}

/// Where a search stands.
public enum DeparturesProgress: Sendable, Hashable {
  /// There is more to come.
  case polling
  /// The service has found everything.
  case complete
  /// There may be departures that are not known, and no more is asked for.
  case incomplete(IncompleteReason)
}

/// Why a search ended before the service had found everything.
public enum IncompleteReason: Sendable, Hashable {
  /// It took too many polls, or too many in a row brought nothing.
  case tookTooLong
  /// It was left before.
  case stopped
  /// A poll failed.
  case failed(DeparturesFailure)

  /// What happened and what to do, for the user.
  public var message: String { DeparturesText.message(for: self) }
}
