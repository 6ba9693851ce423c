import Departures
import Foundation
import HTTP

/// A departures service whose replies a test gives one by one.
@MainActor
final class Desk {
  private(set) var queries: [DepartureQuery] = []
  private(set) var polledIndexes: [Int] = []
  private var early: [Result<DepartureBatch, any Error>] = []
  private var waiting: [AsyncStream<Result<DepartureBatch, any Error>>.Continuation] = []

  nonisolated init() {}

  nonisolated var service: DeparturesService {
    DeparturesService(
      search: { query in try await self.searched(query) },
      poll: { _, index in try await self.polled(index) })
  }

  /// Answers the oldest request that waits, or the next one.
  func reply(_ batch: DepartureBatch) { reply(.success(batch)) }

  /// Lets the oldest request that waits, or the next one, fail.
  func fail(_ failure: any Error) { reply(.failure(failure)) }

  private func reply(_ result: Result<DepartureBatch, any Error>) {
    guard !waiting.isEmpty else { return early.append(result) }
    let first = waiting.removeFirst()
    first.yield(result)
    first.finish()
  }

  private func searched(_ query: DepartureQuery) async throws -> DepartureBatch {
    queries.append(query)
    return try await next()
  }

  private func polled(_ index: Int) async throws -> DepartureBatch {
    polledIndexes.append(index)
    return try await next()
  }

  private func next() async throws -> DepartureBatch {
    if !early.isEmpty { return try early.removeFirst().get() }
    let (stream, continuation) = AsyncStream<Result<DepartureBatch, any Error>>.makeStream()
    waiting.append(continuation)
    for await result in stream { return try result.get() }
    throw CancellationError()
  }
}

extension TimeSource {
  /// The 29th of July 2016, where every pause ends at once.
  static let instant = TimeSource(
    now: { Date(timeIntervalSince1970: 1_469_750_400) }, pause: { _ in try Task.checkCancellation() })
}
