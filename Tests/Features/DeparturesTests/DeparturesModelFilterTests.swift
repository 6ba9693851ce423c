import Foundation
import Formatting
import XCTest

@testable import Departures

/// The gestures of the sheet of filters.
@MainActor
final class DeparturesModelFilterTests: XCTestCase {
  func testThePricesBoundALimitThatIsNoneAtTheTop() async throws {
    let model = try await found()
    XCTAssertEqual(model.priceBounds, 4_000...9_000)
    XCTAssertEqual(model.priceLimitText, "Up to US$90.00")
    model.priceLimitMoved(to: 6_000)
    XCTAssertEqual(ids(model), ["cheap"])
    XCTAssertEqual(model.priceLimit, 6_000)
    XCTAssertEqual(model.shownText, "1 of 3 departures")
    XCTAssertEqual(model.list.filter.count, 1)
    model.priceLimitMoved(to: 9_000)
    XCTAssertEqual(model.list.filter, DepartureFilter())
    XCTAssertEqual(ids(model), ["cheap", "dear", "unpriced"])
    XCTAssertEqual(model.shownText, "3 departures")
  }

  func testThereIsNoLimitWhereAllPricesAreTheSame() async throws {
    let model = try await found([try Fixture.departure("one")])
    XCTAssertNil(model.priceBounds)
  }

  func testWhatIsTappedTwiceIsAsItWas() async throws {
    let model = try await found()
    let maple = try XCTUnwrap(model.operatorChoices.first)
    model.operatorTapped(maple)
    XCTAssertTrue(model.isChosen(maple))
    model.timeOfDayTapped(.evening)
    model.amenityTapped(.wifi)
    model.directOnlyTapped()
    XCTAssertEqual(
      model.list.filter,
      DepartureFilter(
        operatorIDs: ["op-maple", "op-maple-2"], timesOfDay: [.evening], isDirectOnly: true, amenities: .wifi)
    )
    XCTAssertEqual(model.list.filter.count, 4)
    model.operatorTapped(maple)
    model.timeOfDayTapped(.evening)
    model.amenityTapped(.wifi)
    model.directOnlyTapped()
    XCTAssertEqual(model.list.filter, DepartureFilter())
  }

  func testTheProgressGrowsWithEachReplyAndEnds() async throws {
    let gate = Gate()
    let script = ScriptedService(
      searches: [{ try Fixture.batch("first_reply") }],
      polls: [
        {
          await gate.pass()
          return try Fixture.batch("poll_complete")
        }
      ])
    let model = DeparturesModel(service: script.service, time: .instant())
    XCTAssertNil(model.progress)
    let task = model.searchSubmitted(DepartureQuery())
    let start = try XCTUnwrap(model.progress)
    await gate.arrival()
    let middle = try XCTUnwrap(model.progress)
    XCTAssertGreaterThan(middle, start)
    XCTAssertLessThan(middle, 1)
    await gate.open()
    await task.value
    XCTAssertNil(model.progress)
  }

  private func found(_ departures: [Departure]? = nil) async throws -> DeparturesModel {
    let all =
      try departures ?? [
        Fixture.departure("cheap", at: "08:00", cents: 4_000),
        Fixture.departure("dear", at: "09:00", cents: 9_000, operatorID: "op-maple-2"),
        Fixture.departure("unpriced", at: "10:00", cents: nil),
      ]
    let script = ScriptedService(searches: [
      {
        DepartureBatch(
          departures: all,
          operators: ["op-maple", "op-maple-2"].map { BusOperator(id: $0, name: "Maple Lines") },
          isComplete: true)
      }
    ])
    let model = DeparturesModel(
      service: script.service, time: .instant(), locale: Locale(identifier: "en_GB"))
    await model.searchSubmitted(DepartureQuery()).value
    return model
  }

  private func ids(_ model: DeparturesModel) -> [Departure.ID] {
    model.list.sections.flatMap(\.rows).map(\.id)
  }
}
