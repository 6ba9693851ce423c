import Foundation
import HTTP
import XCTest

@testable import Departures

final class DeparturesSearchTests: XCTestCase {
  func testPollsUntilCompleteFromTheNumberReceived() async throws {
    let script = ScriptedService(
      searches: [{ DepartureBatch(departures: [try Fixture.departure("a")], received: 3, interval: 4) }],
      polls: [
        { DepartureBatch(received: 2) },
        { DepartureBatch(departures: [try Fixture.departure("b", at: "09:00")], isComplete: true) },
      ])
    let updates = try await updates(of: script)
    let polled = await script.polledIndexes
    let pauses = await script.pauses
    XCTAssertEqual(polled, [3, 5], "the raw count")
    XCTAssertEqual(pauses, [4, 2], "the reply's interval, or else 2 seconds")
    XCTAssertEqual(updates.map(\.progress), [.polling, .polling, .complete])
    XCTAssertEqual(updates.map(\.polls), [0, 1, 2])
  }

  func testTheFirstReplyMayBeComplete() async throws {
    let script = ScriptedService(searches: [{ DepartureBatch(isComplete: true) }])
    let updates = try await updates(of: script)
    XCTAssertEqual(updates.map(\.progress), [.complete])
    let polled = await script.polledIndexes
    XCTAssertEqual(polled, [])
  }

  func testThePauseHasSaneBounds() async throws {
    for (interval, pause) in [(0, 2), (-3, 2), (0.001, 0.1), (0.5, 0.5), (90, 30), (2_500, 2.5)] {
      let script = ScriptedService(
        searches: [{ DepartureBatch(interval: interval) }], polls: [{ DepartureBatch(isComplete: true) }])
      _ = try await updates(of: script)
      let pauses = await script.pauses
      XCTAssertEqual(pauses, [pause], "\(interval)")
    }
  }

  func testTheNumberOfPollsIsBounded() async throws {
    var limits = DeparturesSearch.Limits()
    limits.polls = 4
    let script = ScriptedService(
      searches: [{ DepartureBatch(received: 1) }], polls: [{ DepartureBatch(received: 1) }])
    let updates = try await updates(of: script, limits: limits)
    XCTAssertEqual(updates.last?.progress, .incomplete(.tookTooLong))
    let polled = await script.polledIndexes
    XCTAssertEqual(polled, [1, 2, 3, 4])
  }

  func testTheNumberOfEmptyPollsInARowIsBounded() async throws {
    var limits = DeparturesSearch.Limits()
    limits.emptyPolls = 2
    let empty: ScriptedService.Answer = { DepartureBatch() }
    let script = ScriptedService(
      searches: [empty], polls: [empty, { DepartureBatch(received: 1) }, empty, empty, empty])
    let updates = try await updates(of: script, limits: limits)
    XCTAssertEqual(updates.last?.progress, .incomplete(.tookTooLong))
    XCTAssertEqual(updates.last?.polls, 4, "one that brings something starts the count anew")
  }

  func testAnExpiredSearchIsRestartedOnce() async throws {
    let expired: ScriptedService.Answer = { throw DeparturesFailure.searchExpired }
    let script = ScriptedService(
      searches: [{ DepartureBatch(received: 5) }, { DepartureBatch(received: 2) }],
      polls: [expired, { DepartureBatch(received: 1) }, expired])
    let updates = try await updates(of: script)
    let searches = await script.searches.count
    let polled = await script.polledIndexes
    XCTAssertEqual(searches, 2)
    XCTAssertEqual(polled, [5, 2, 3], "the index starts anew")
    XCTAssertEqual(updates.last?.progress, .incomplete(.failed(.searchExpired)))
  }

  func testAFailureInMidPollKeepsWhatArrived() async throws {
    let failure = DeparturesFailure.http(.offline(host: "bus.example"))
    let script = ScriptedService(
      searches: [{ DepartureBatch(departures: [try Fixture.departure("a")]) }], polls: [{ throw failure }])
    let updates = try await updates(of: script)
    XCTAssertEqual(updates.map(\.progress), [.polling, .incomplete(.failed(failure))])
    XCTAssertEqual(updates.flatMap(\.batch.departures).map(\.id), ["a"])
  }

  func testAFailureBeforeAnyReplyIsThrown() async throws {
    let script = ScriptedService(searches: [{ throw DeparturesFailure.tokenRefused }])
    await expect(.tokenRefused, from: script)
  }

  func testARouteThatDoesNotExistIsAFailure() async throws {
    let script = ScriptedService(searches: [{ try Fixture.batch("invalid_route") }])
    await expect(.noSuchRoute, from: script)
  }

  func testAQueryWithAProblemIsNotSent() async throws {
    let script = ScriptedService()
    await expect(.invalidQuery([.noPassengers]), from: script, to: DepartureQuery(adults: 0))
    let requests = await script.requestCount
    XCTAssertEqual(requests, 0)
  }

  func testSlowsDownAsLongAsItIsTold() async throws {
    let slowDown: ScriptedService.Answer = {
      throw DeparturesFailure.http(.status(429, message: nil, retryAfter: 7))
    }
    let script = ScriptedService(
      searches: [slowDown, { DepartureBatch(received: 1, interval: 1) }],
      polls: [slowDown, { DepartureBatch(isComplete: true) }])
    let updates = try await updates(of: script)
    XCTAssertEqual(updates.last?.progress, .complete)
    let pauses = await script.pauses
    XCTAssertEqual(pauses, [7, 1, 7])
  }

  func testDoesNotSlowDownForEver() async throws {
    let script = ScriptedService(
      searches: [{ DepartureBatch(received: 1, interval: 1) }],
      polls: [{ throw DeparturesFailure.http(.status(429, message: nil, retryAfter: 7)) }])
    let updates = try await updates(of: script)
    XCTAssertEqual(
      updates.last?.progress,
      .incomplete(.failed(.http(.status(429, message: nil, retryAfter: 7)))))
    let requests = await script.requestCount
    XCTAssertEqual(requests, 1 + 1 + 5)
  }

  func testDoesNotStayAwayForAnHour() async throws {
    let failure = DeparturesFailure.http(.status(429, message: nil, retryAfter: 3_600))
    await expect(failure, from: ScriptedService(searches: [{ throw failure }]))
  }

  func testMakesNoRequestAfterItIsCancelledInAPause() async throws {
    let script = ScriptedService(searches: [{ DepartureBatch(received: 1) }])
    let gate = Gate()
    let time = TimeSource(
      now: { Date() },
      pause: { _ in
        await gate.pass()
        try Task.checkCancellation()
      })
    let task = Task {
      for try await _ in DeparturesSearch(DepartureQuery(), service: script.service, time: time) {}
    }
    await gate.arrival()
    task.cancel()
    await gate.open()
    await expectCancellation(of: task)
    let requests = await script.requestCount
    XCTAssertEqual(requests, 1)
  }

  func testMakesNoRequestAfterItIsCancelledInAPoll() async throws {
    let gate = Gate()
    let script = ScriptedService(
      searches: [{ DepartureBatch(received: 1) }],
      polls: [
        {
          await gate.pass()
          return DepartureBatch(received: 1)
        }
      ])
    let task = Task {
      for try await _ in DeparturesSearch(DepartureQuery(), service: script.service, time: .instant()) {}
    }
    await gate.arrival()
    task.cancel()
    await gate.open()
    await expectCancellation(of: task)
    let requests = await script.requestCount
    XCTAssertEqual(requests, 2)
  }

  func testAReplyThatComesAfterCancellationIsNotHandedOut() async throws {
    let gate = Gate()
    let script = ScriptedService(searches: [
      {
        await gate.pass()
        return DepartureBatch(isComplete: true)
      }
    ])
    let task = Task {
      for try await update in DeparturesSearch(DepartureQuery(), service: script.service) {
        XCTFail("\(update)")
      }
    }
    await gate.arrival()
    task.cancel()
    await gate.open()
    await expectCancellation(of: task)
  }

  private func updates(
    of script: ScriptedService, limits: DeparturesSearch.Limits = DeparturesSearch.Limits(),
    query: DepartureQuery = DepartureQuery()
  ) async throws -> [DeparturesUpdate] {
    let time = TimeSource.instant { await script.paused($0) }
    var updates: [DeparturesUpdate] = []
    for try await update in DeparturesSearch(query, service: script.service, time: time, limits: limits) {
      updates.append(update)
    }
    return updates
  }

  private func expect(
    _ failure: DeparturesFailure, from script: ScriptedService, to query: DepartureQuery = DepartureQuery(),
    line: UInt = #line
  ) async {
    do {
      _ = try await updates(of: script, query: query)
      XCTFail("no error", line: line)
    } catch {
      XCTAssertEqual(error as? DeparturesFailure, failure, line: line)
    }
  }

  private func expectCancellation(of task: Task<Void, any Error>, line: UInt = #line) async {
    do {
      try await task.value
      XCTFail("no error", line: line)
    } catch {
      XCTAssertTrue(error is CancellationError, "\(error)", line: line)
    }
  }
}
