/// The departures service. Its calls throw `DeparturesFailure`, or `CancellationError` when the task that
/// makes them is cancelled.
public struct DeparturesService: Sendable {
  /// Starts a search.
  public var search: @Sendable (DepartureQuery) async throws -> DepartureBatch
  /// Asks for what a search has found since, from an index on: the number of departures received so far.
  public var poll: @Sendable (DepartureQuery, _ index: Int) async throws -> DepartureBatch

  /// A service of its calls.
  public init(
    search: @escaping @Sendable (DepartureQuery) async throws -> DepartureBatch,
    poll: @escaping @Sendable (DepartureQuery, _ index: Int) async throws -> DepartureBatch
  ) {
    self.search = search
    self.poll = poll
  }
}
