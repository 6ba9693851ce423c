import Foundation
import XCTest

@testable import Departures

/// A service that gives its answers in turn and records what it was asked.
actor ScriptedService {
  typealias Answer = @Sendable () async throws -> DepartureBatch

  private var searchAnswers: [Answer] = []
  private var pollAnswers: [Answer] = []
  private(set) var searches: [DepartureQuery] = []
  private(set) var polledIndexes: [Int] = []
  private(set) var pauses: [TimeInterval] = []

  init(searches: [Answer] = [], polls: [Answer] = []) {
    searchAnswers = searches
    pollAnswers = polls
  }

  var requestCount: Int { searches.count + polledIndexes.count }

  nonisolated var service: DeparturesService {
    DeparturesService(
      search: { query in try await self.searched(query)() },
      poll: { _, index in try await self.polled(index)() })
  }

  func paused(_ seconds: TimeInterval) { pauses.append(seconds) }

  private func searched(_ query: DepartureQuery) -> Answer {
    searches.append(query)
    guard !searchAnswers.isEmpty else { return { throw Unexpected(call: "search") } }
    return searchAnswers.removeFirst()
  }

  /// The last answer to a poll is repeated.
  private func polled(_ index: Int) -> Answer {
    polledIndexes.append(index)
    guard let answer = pollAnswers.first else { return { throw Unexpected(call: "poll") } }
    if pollAnswers.count > 1 { pollAnswers.removeFirst() }
    return answer
  }

  struct Unexpected: Error { let call: String }
}

/// A gate that holds an answer back until a test opens it.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var hasArrival = false

  /// Waits until the gate is open, whether or not the task is cancelled: like a server that does not care.
  func pass() async {
    hasArrival = true
    arrivals.forEach { $0.resume() }
    arrivals = []
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }

  /// Waits until someone stands at the gate.
  func arrival() async {
    if hasArrival { return }
    await withCheckedContinuation { arrivals.append($0) }
  }
}
