import Foundation
import Formatting
import XCTest

@testable import Departures

@MainActor
final class DepartureFormModelTests: XCTestCase {
  func testStartsWithTheFestivalAndCanBeSearchedAtOnce() async throws {
    let script = ScriptedService(searches: [{ try Fixture.batch("twins") }])
    let form = form(script)
    XCTAssertEqual(form.query, DepartureQuery())
    XCTAssertTrue(form.canSearch)
    XCTAssertEqual(form.messages, [])
    XCTAssertEqual(form.passengersText, "1 passenger")
    form.searchSubmitted()
    XCTAssertTrue(form.isShowingResults)
    XCTAssertEqual(form.results.phase, .searching)
    XCTAssertEqual(form.results.query, form.query)
  }

  func testSaysWhatIsWrongAndDoesNotSearch() async throws {
    let script = ScriptedService()
    let form = form(script)
    form.query.adults = 0
    form.query.destination = .newYork
    XCTAssertEqual(
      form.messages,
      [
        "The trip starts and ends in New York. Choose another city for one of them.",
        "Nobody travels. Choose at least one passenger.",
      ])
    form.searchSubmitted()
    XCTAssertFalse(form.isShowingResults)
    XCTAssertEqual(form.results.phase, .idle)
  }

  func testSwapsTheCities() async throws {
    let form = form(ScriptedService())
    form.swapTapped()
    XCTAssertEqual(form.query.origin, .montreal)
    XCTAssertEqual(form.query.destination, .newYork)
  }

  func testTheDayIsThatOfThePickerInAnyZone() async throws {
    for name in ["Asia/Tokyo", "Pacific/Honolulu", "America/New_York"] {
      let zone = try XCTUnwrap(TimeZone(identifier: name))
      let form = form(ScriptedService(), zone: zone)
      XCTAssertEqual(LocalDate(form.day, in: zone), .osheaga)
      form.day = form.day.addingTimeInterval(86_400)
      XCTAssertEqual(form.query.date, LocalDate("2016-07-30"), name)
    }
  }

  func testTheFestivalIsSearchedWhateverTheFormAsksFor() async throws {
    let form = form(ScriptedService())
    form.swapTapped()
    form.query.language = "fr"
    form.festivalTapped()
    XCTAssertEqual(form.query, DepartureQuery(language: "fr"))
    XCTAssertEqual(form.results.query, form.query)
    XCTAssertTrue(form.isShowingResults)
  }

  func testAnEarlierTripIsTakenUpInTodaysLanguage() async throws {
    let form = form(ScriptedService())
    form.query.language = "de"
    form.restored(DepartureQuery().swapped().text, isShowingResults: false)
    XCTAssertEqual(form.query.origin, .montreal)
    XCTAssertEqual(form.query.language, "de")
    XCTAssertFalse(form.isShowingResults)
    form.restored("adults=none", isShowingResults: true)
    XCTAssertEqual(form.query.origin, .montreal)
    XCTAssertFalse(form.isShowingResults)
    form.restored(DepartureQuery().text, isShowingResults: true)
    XCTAssertTrue(form.isShowingResults)
  }

  func testTheSuggestedDayIsThatOfTheFormToo() async throws {
    let day = try XCTUnwrap(LocalDate("2027-07-29"))
    let script = ScriptedService(searches: [{ throw DeparturesFailure.dateInThePast(suggestion: day) }])
    let form = form(script)
    await form.results.searchSubmitted(form.query).value
    XCTAssertEqual(form.results.suggestedDate, day)
    form.suggestedDateTapped()
    XCTAssertEqual(form.query.date, day)
    XCTAssertEqual(form.results.query.date, day)
  }

  func testLeavingTheResultsEndsTheirSearch() async throws {
    let gate = Gate()
    let script = ScriptedService(searches: [
      {
        await gate.pass()
        return try Fixture.batch("first_reply")
      }
    ])
    let form = form(script)
    form.searchSubmitted()
    await gate.arrival()
    form.isShowingResults = false
    await gate.open()
    XCTAssertEqual(form.results.phase, .idle)
  }

  private func form(_ script: ScriptedService, zone: TimeZone = .current) -> DepartureFormModel {
    DepartureFormModel(
      results: DeparturesModel(
        service: script.service, time: .instant(), locale: Locale(identifier: "en_GB")), zone: zone)
  }
}
