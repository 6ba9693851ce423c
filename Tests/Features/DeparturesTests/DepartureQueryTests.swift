import Departures
import Formatting
import XCTest

final class DepartureQueryTests: XCTestCase {
  func testAsksForTheFestivalUnlessToldOtherwise() {
    let query = DepartureQuery()
    XCTAssertEqual(query.origin.geohash, "dr5reg")
    XCTAssertEqual(query.destination.geohash, "f25dvk")
    XCTAssertEqual(query.date.description, "2016-07-29")
    XCTAssertEqual([query.adults, query.children, query.seniors], [1, 0, 0])
    XCTAssertEqual([query.currency, query.language], ["USD", "en"])
    XCTAssertEqual(query.problems, [], "a day in the past is for the service to judge")
  }

  func testSwapsOriginAndDestinationOnly() {
    var query = DepartureQuery()
    query.seniors = 2
    let back = query.swapped()
    XCTAssertEqual(back.origin, .montreal)
    XCTAssertEqual(back.destination, .newYork)
    XCTAssertEqual(back.seniors, 2)
    XCTAssertEqual(back.swapped(), query)
  }

  func testSomebodyMustTravel() {
    XCTAssertEqual(DepartureQuery(adults: 0).problems, [.noPassengers])
    XCTAssertEqual(DepartureQuery(adults: 0, children: 1).problems, [])
    XCTAssertEqual(DepartureQuery(adults: 0, seniors: 1).problems, [])
    XCTAssertEqual(DepartureQuery(adults: 2, children: -1).problems, [.negativePassengers])
    XCTAssertEqual(DepartureQuery(adults: 1, children: -1).problems, [.negativePassengers])
  }

  func testNoMoreMayTravelThanABusHasSeats() {
    XCTAssertEqual(DepartureQuery(adults: 30, children: 20).problems, [])
    XCTAssertEqual(DepartureQuery(adults: 30, children: 21).problems, [.tooManyPassengers(limit: 50)])
    XCTAssertEqual(
      DepartureQuery(adults: .max, children: .max).problems, [.tooManyPassengers(limit: 50)])
  }

  func testTheTripLeadsToAnotherCity() {
    XCTAssertEqual(DepartureQuery(destination: .newYork).problems, [.sameCity("New York")])
  }

  func testCodesHaveTheirForm() {
    XCTAssertEqual(DepartureQuery(language: "english").problems, [.language("english")])
    XCTAssertEqual(DepartureQuery(language: "é").problems, [.language("é")])
    XCTAssertEqual(DepartureQuery(currency: "US$").problems, [.currency("US$")])
    XCTAssertEqual(DepartureQuery(currency: "").problems, [.currency("")])
    XCTAssertEqual(DepartureQuery(language: "FR", currency: "cad").problems, [])
  }

  func testReadsOnlyDaysThatExist() throws {
    XCTAssertEqual(try DepartureQuery.date(from: "2016-02-29").description, "2016-02-29")
    for text in ["2016-02-30", "2016-13-01", "tomorrow", "29.07.2016", ""] {
      XCTAssertThrowsError(try DepartureQuery.date(from: text)) {
        XCTAssertEqual($0 as? DepartureQueryProblem, .date(text))
      }
    }
  }

  func testEveryProblemSaysWhatToDo() {
    let problems: [DepartureQueryProblem] = [
      .sameCity("Boston"), .date("x"), .noPassengers, .negativePassengers, .tooManyPassengers(limit: 50),
      .language("x"), .currency("x"),
    ]
    XCTAssertEqual(Set(problems.map(\.message)).count, problems.count)
    XCTAssertEqual(
      DepartureQueryProblem.date("2016-02-30").message,
      "“2016-02-30” is no day of the calendar. Write it as year-month-day: 2016-07-29.")
  }
}
