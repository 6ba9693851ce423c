import Formatting
import XCTest

@testable import Departures

final class DepartureQueryTextTests: XCTestCase {
  func testAQueryIsReadAsItWasWritten() throws {
    var query = DepartureQuery().swapped()
    query.date = try XCTUnwrap(LocalDate("2027-02-28"))
    (query.adults, query.children, query.seniors, query.currency) = (0, 2, 3, "CAD")
    XCTAssertEqual(DepartureQuery(text: query.text), query)
  }

  func testACityThatIsOnlyKnownByItsPlaceIsKept() throws {
    var query = DepartureQuery()
    query.destination = try XCTUnwrap(City.find("u33dc0"))
    XCTAssertEqual(DepartureQuery(text: query.text)?.destination.geohash, "u33dc0")
  }

  func testWhatIsNotToldIsThatOfANewQueryAndNonsenseIsNone() {
    XCTAssertEqual(DepartureQuery(text: ""), DepartureQuery())
    XCTAssertNil(DepartureQuery(text: "date=2016-02-30"))
    XCTAssertNil(DepartureQuery(text: "adults=many"))
    XCTAssertNil(DepartureQuery(text: "from=nowhere at all"))
  }
}
