import Foundation
import HTTP

/// A search and its polls, as a sequence of updates that ends when everything is found.
///
/// ```swift
/// var board = DepartureBoard(currency: query.currency)
/// for try await update in DeparturesSearch(query, service: service) {
///   board.merge(update.batch)
/// }
/// ```
/// The first update comes with the service's first reply. A request is only made when the next update is
/// asked for: who stops asking, or is cancelled, makes no further one.
///
/// Throws `DeparturesFailure` as long as there was no reply; a later failure ends the sequence with an update
/// that says so, and what arrived stays good. Throws `CancellationError` when the task is cancelled.
public struct DeparturesSearch: AsyncSequence, Sendable {
  /// One update for each reply.
  public typealias Element = DeparturesUpdate

  /// What a search may cost.
  public struct Limits: Sendable, Hashable {
    /// The most polls.
    public var polls = 60
    /// The most polls in a row that bring no departure.
    public var emptyPolls = 10
    /// The most times that one search is asked to slow down.
    public var slowdowns = 5
    /// The pause before a poll where the service does not say, in seconds.
    public var usualPause: TimeInterval = 2
    /// The shortest and longest pause before a poll, in seconds.
    public var pauses: ClosedRange<TimeInterval> = 0.1...30
    /// The longest time that the service may tell us to stay away, in seconds.
    public var longestSlowdown: TimeInterval = 60

    /// The usual limits.
    public init() {}
  }

  private let query: DepartureQuery
  private let service: DeparturesService
  private let time: TimeSource
  private let limits: Limits

  /// A search that has not begun.
  public init(
    _ query: DepartureQuery, service: DeparturesService, time: TimeSource = .system,
    limits: Limits = Limits()
  ) {
    self.query = query
    self.service = service
    self.time = time
    self.limits = limits
  }

  /// Begins the search.
  public func makeAsyncIterator() -> Iterator {
    Iterator(query: query, service: service, time: time, limits: limits)
  }

  /// A search under way.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let query: DepartureQuery
    fileprivate let service: DeparturesService
    fileprivate let time: TimeSource
    fileprivate let limits: Limits

    private enum Step {
      case search
      case poll(after: TimeInterval)
      case end
    }

    private var step = Step.search
    private var index = 0
    private var polls = 0
    private var emptyPolls = 0
    private var slowdowns = 0
    private var hasReply = false
    private var hasRestarted = false

    fileprivate init(
      query: DepartureQuery, service: DeparturesService, time: TimeSource, limits: Limits
    ) {
      self.query = query
      self.service = service
      self.time = time
      self.limits = limits
    }

    /// Waits for the next reply; `nil` after the last one.
    public mutating func next() async throws -> DeparturesUpdate? {
      let current = step
      step = .end
      do {
        try Task.checkCancellation()
        switch current {
        case .end: return nil
        case .search: return try await searched()
        case .poll(let pause):
          try await time.pause(pause)
          return try await polled()
        }
      } catch let error where error is CancellationError || Task.isCancelled {
        throw CancellationError()
      } catch {
        guard hasReply else { throw DeparturesFailure(error) }
        return DeparturesUpdate(
          batch: DepartureBatch(), polls: polls, progress: .incomplete(.failed(DeparturesFailure(error))))
      }
    }

    private mutating func searched() async throws -> DeparturesUpdate {
      let problems = query.problems
      guard problems.isEmpty else { throw DeparturesFailure.invalidQuery(problems) }
      index = 0
      let batch = try await patiently { [service, query] in try await service.search(query) }
      guard batch.isValidRoute else { throw DeparturesFailure.noSuchRoute }
      return update(with: batch)
    }

    private mutating func polled() async throws -> DeparturesUpdate {
      polls += 1
      do {
        let batch = try await patiently { [service, query, index] in try await service.poll(query, index) }
        emptyPolls = batch.received == 0 ? emptyPolls + 1 : 0
        return update(with: batch)
      } catch DeparturesFailure.searchExpired where !hasRestarted {
        hasRestarted = true
        return try await searched()
      }
    }

    /// Makes a request, and makes it again after each pause that the service asks for.
    private mutating func patiently(_ request: () async throws -> DepartureBatch) async throws
      -> DepartureBatch
    {
      while true {
        do {
          let batch = try await request()
          try Task.checkCancellation()
          return batch
        } catch DeparturesFailure.http(.status(429, _, let pause))
          where slowdowns < limits.slowdowns && pause ?? 0 <= limits.longestSlowdown
        {
          slowdowns += 1
          try await time.pause(Swift.max(pause ?? limits.usualPause, limits.pauses.lowerBound))
        }
      }
    }

    private mutating func update(with batch: DepartureBatch) -> DeparturesUpdate {
      hasReply = true
      index += batch.received
      let progress: DeparturesProgress
      if batch.isComplete {
        progress = .complete
      } else if polls >= limits.polls || emptyPolls >= limits.emptyPolls {
        progress = .incomplete(.tookTooLong)
      } else {
        progress = .polling
        step = .poll(after: limits.pause(for: batch.interval))
      }
      return DeparturesUpdate(batch: batch, polls: polls, progress: progress)
    }
  }
}

extension DeparturesSearch.Limits {
  /// The pause that a reply's interval asks for. The service does not say in which unit it is: seconds fit
  /// what is known of it, and a number too large for them can only be milliseconds.
  fileprivate func pause(for interval: TimeInterval?) -> TimeInterval {
    guard let interval, interval > 0 else { return usualPause }
    let seconds = interval < 100 ? interval : interval / 1_000
    return min(max(seconds, pauses.lowerBound), pauses.upperBound)
  }
}
