import Combine
import Foundation
import Formatting
import HTTP
import XCTest

@testable import Departures

@MainActor
final class DeparturesModelTests: XCTestCase {
  func testShowsRowsWithTheFirstReplyAndAddsWhatComes() async throws {
    let gate = Gate()
    let script = ScriptedService(
      searches: [{ try Fixture.batch("first_reply") }],
      polls: [
        {
          await gate.pass()
          return try Fixture.batch("poll_complete")
        }
      ])
    let model = model(script)
    XCTAssertEqual(model.phase, .idle)
    let task = model.searchSubmitted(DepartureQuery())
    XCTAssertEqual(model.phase, .searching)
    await gate.arrival()
    await settled { model.phase == .loaded(.polling) }
    XCTAssertEqual(ids(model), ["a1", "a2"])
    await gate.open()
    await task.value
    XCTAssertEqual(model.phase, .loaded(.complete))
    XCTAssertEqual(ids(model), ["a4", "a1", "a2"])
    XCTAssertEqual(model.countText, "3 departures")
    XCTAssertEqual(model.title, "New York → Montréal")
    XCTAssertNil(model.notice)
  }

  func testANewerSearchWinsOverALateReply() async throws {
    let gate = Gate()
    let script = ScriptedService(searches: [
      {
        await gate.pass()
        return try Fixture.batch("twins")
      }, { DepartureBatch(departures: [try Fixture.departure("new")], isComplete: true) },
    ])
    let model = model(script)
    let old = model.searchSubmitted(DepartureQuery())
    await gate.arrival()
    let new = model.searchSubmitted(DepartureQuery().swapped())
    await new.value
    await gate.open()
    await old.value
    XCTAssertEqual(ids(model), ["new"])
    XCTAssertEqual(model.query.origin, .montreal)
    XCTAssertEqual(model.phase, .loaded(.complete))
  }

  func testALateFailureOfAnOlderSearchIsIgnored() async throws {
    let gate = Gate()
    let script = ScriptedService(searches: [
      {
        await gate.pass()
        throw DeparturesFailure.tokenRefused
      }, { DepartureBatch(departures: [try Fixture.departure("new")], isComplete: true) },
    ])
    let model = model(script)
    let old = model.searchSubmitted(DepartureQuery())
    await gate.arrival()
    await model.searchSubmitted(DepartureQuery()).value
    await gate.open()
    await old.value
    XCTAssertEqual(model.phase, .loaded(.complete))
  }

  func testLeavingEndsTheSearchAndKeepsWhatWasFound() async throws {
    let gate = Gate()
    let script = ScriptedService(
      searches: [{ try Fixture.batch("first_reply") }],
      polls: [
        {
          await gate.pass()
          return try Fixture.batch("poll_with_more")
        }
      ])
    let model = model(script)
    let task = model.searchSubmitted(DepartureQuery())
    await gate.arrival()
    model.disappeared()
    await gate.open()
    await task.value
    XCTAssertEqual(ids(model), ["a1", "a2"])
    XCTAssertEqual(model.phase, .loaded(.incomplete(.stopped)))
    let requests = await script.requestCount
    XCTAssertEqual(requests, 2, "no further request")
  }

  func testGoingAwayCancelsTheSearch() async throws {
    let gate = Gate()
    let script = ScriptedService(
      searches: [
        {
          await gate.pass()
          return DepartureBatch(received: 1)
        }
      ], polls: [{ DepartureBatch(isComplete: true) }])
    var model: DeparturesModel? = self.model(script)
    let task = model?.searchSubmitted(DepartureQuery())
    await gate.arrival()
    model = nil
    await gate.open()
    await task?.value
    let requests = await script.requestCount
    XCTAssertEqual(requests, 1)
  }

  func testAFailureInMidPollKeepsTheRowsAndSaysThatMoreMayExist() async throws {
    let script = ScriptedService(
      searches: [{ try Fixture.batch("first_reply") }],
      polls: [{ throw DeparturesFailure.http(.timeout(20)) }])
    let model = model(script)
    await model.searchSubmitted(DepartureQuery()).value
    XCTAssertEqual(ids(model), ["a1", "a2"])
    XCTAssertEqual(model.notice, "The list may be incomplete. \(HTTPFailure.timeout(20).text)")
  }

  func testAFailureInMidPollWithoutRowsIsAFailure() async throws {
    let script = ScriptedService(
      searches: [{ DepartureBatch() }], polls: [{ throw DeparturesFailure.http(.timeout(20)) }])
    let model = model(script)
    await model.searchSubmitted(DepartureQuery()).value
    XCTAssertEqual(model.phase, .failed(.http(.timeout(20))))
  }

  func testARouteWithoutBusesAndADayWithoutBusesAreTold() async throws {
    let script = ScriptedService(searches: [
      { try Fixture.batch("invalid_route") }, { DepartureBatch(isComplete: true) },
    ])
    let model = model(script)
    await model.searchSubmitted(DepartureQuery()).value
    XCTAssertEqual(model.phase, .noRoute)
    XCTAssertEqual(model.notice, "No bus line runs between these cities. Choose another city.")
    await model.searchSubmitted(DepartureQuery()).value
    XCTAssertEqual(model.phase, .noDepartures)
    XCTAssertEqual(model.notice, "No bus leaves on Friday, 29 July 2016. Try another day.")
  }

  func testADayInThePastCanBeReplacedByTheSuggestedOne() async throws {
    let day = try XCTUnwrap(LocalDate("2027-07-29"))
    let script = ScriptedService(searches: [
      { throw DeparturesFailure.dateInThePast(suggestion: day) }, { try Fixture.batch("twins") },
    ])
    let model = model(script)
    XCTAssertNil(model.suggestedDateTapped())
    await model.searchSubmitted(DepartureQuery()).value
    XCTAssertEqual(model.suggestedDate, day)
    XCTAssertEqual(model.notice, "This day is over. Choose a later one, for example 2027-07-29.")
    await model.suggestedDateTapped()?.value
    let dates = await script.searches.map(\.date.description)
    XCTAssertEqual(dates, ["2016-07-29", "2027-07-29"])
    XCTAssertEqual(model.phase, .loaded(.complete))
  }

  func testRetrySearchesForTheSame() async throws {
    let script = ScriptedService(searches: [
      { throw DeparturesFailure.http(.offline(host: "bus.example")) }, { try Fixture.batch("twins") },
    ])
    let model = model(script)
    await model.searchSubmitted(DepartureQuery(adults: 3)).value
    XCTAssertEqual(model.phase, .failed(.http(.offline(host: "bus.example"))))
    await model.retryTapped().value
    let adults = await script.searches.map(\.adults)
    XCTAssertEqual(adults, [3, 3])
    XCTAssertEqual(ids(model), ["t1", "t3", "t5"])
  }

  func testSortsAndFiltersAndSaysWhenNothingIsLeft() async throws {
    let model = model(ScriptedService(searches: [{ try Fixture.batch("twins") }]))
    await model.searchSubmitted(DepartureQuery()).value
    model.sortChosen(.price)
    model.filterChanged(DepartureFilter(timesOfDay: [.night]))
    XCTAssertEqual(ids(model), [])
    XCTAssertEqual(
      model.notice, "No departure fits the filters. Change or clear them to see all.")
    XCTAssertEqual(model.countText, "3 departures", "of all that were found")
    model.filtersCleared()
    XCTAssertEqual(ids(model).count, 3)
    XCTAssertEqual(model.list.sort, .price)
  }

  func testEveryChangeOfTheListIsAnnounced() async throws {
    let model = model(ScriptedService(searches: [{ try Fixture.batch("twins") }]))
    await model.searchSubmitted(DepartureQuery()).value
    var announcements = 0
    let subscription = model.objectWillChange.sink { announcements += 1 }
    model.sortChosen(.price)
    XCTAssertEqual(announcements, 1)
    model.filterChanged(DepartureFilter(isDirectOnly: true))
    XCTAssertEqual(announcements, 2)
    model.filtersCleared()
    XCTAssertEqual(announcements, 3)
    subscription.cancel()
  }

  private func model(_ script: ScriptedService) -> DeparturesModel {
    DeparturesModel(service: script.service, time: .instant(), locale: Locale(identifier: "en_GB"))
  }

  private func ids(_ model: DeparturesModel) -> [String] {
    model.list.sections.flatMap(\.rows).map(\.id)
  }

  /// Lets other tasks run until a condition holds; gives up after many turns.
  private func settled(_ condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }
}
