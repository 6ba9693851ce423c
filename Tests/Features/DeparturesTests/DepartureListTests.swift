import Foundation
import Formatting
import XCTest

@testable import Departures

final class DepartureListTests: XCTestCase {
  func testPutsRowsUnderTheirDays() throws {
    let list = try list("overnight")
    XCTAssertEqual(list.sections.map(\.title), ["Friday, 29 July 2016", "Saturday, 30 July 2016"])
    XCTAssertEqual(list.sections.map { $0.rows.map(\.id) }, [["n3", "n1"], ["n2"]])
    XCTAssertEqual(list.rowCount, 3)
  }

  func testAnOrderThatMixesDaysHasOneSectionWithoutATitle() throws {
    var list = try list("overnight")
    list.sort = .duration
    XCTAssertEqual(list.sections.map(\.title), [nil])
    XCTAssertEqual(list.sections[0].rows.map(\.id), ["n2", "n1", "n3"])
    list.filter.timesOfDay = [.evening]
    XCTAssertEqual(list.sections.map(\.title), ["Friday, 29 July 2016"])
  }

  func testARowIsMadeAgainWhenItsDepartureIsCompleted() throws {
    var list = try list("first_reply", "poll_with_more")
    XCTAssertEqual(row("a3", list)?.operatorName, "Operator not known yet")
    list.merge(try Fixture.batch("poll_complete"))
    XCTAssertEqual(row("a3", list)?.operatorName, "Nightjar")
    XCTAssertEqual(row("a3", list)?.origin, "Canal Street")
  }

  func testMarksMoveWithWhatComesAndWhatIsShown() throws {
    var list = try list("first_reply")
    XCTAssertEqual(row("a2", list)?.marks, ["Cheapest", "Fastest"])
    XCTAssertTrue(row("a2", list)?.accessibilityLabel.hasSuffix("Cheapest, Fastest") ?? false)
    list.merge(try Fixture.batch("poll_with_more"))
    XCTAssertEqual(row("a2", list)?.marks, ["Fastest"])
    XCTAssertEqual(row("a3", list)?.marks, ["Cheapest"])
    list.filter.operatorIDs = ["op-maple", "op-hudson"]
    XCTAssertEqual(row("a2", list)?.marks, ["Cheapest", "Fastest"])
  }

  func testTheDetailTellsStopsPlacesAndTerms() throws {
    let detail = try XCTUnwrap(try list("first_reply").detail(of: "a1"))
    XCTAssertEqual(detail.stops.map(\.name), ["Eighth Avenue Terminal", "Stop without a name", "Gare Berri"])
    XCTAssertEqual(detail.stops.map(\.arrives), [nil, "11:10", "15:54"])
    XCTAssertEqual(detail.stops.map(\.departs), ["08:00", "11:25", nil])
    XCTAssertEqual(detail.stops.map(\.isTransfer), [false, true, false])
    XCTAssertEqual(detail.origin?.address, ["625 Eighth Avenue", "New York, NY"])
    XCTAssertEqual(detail.amenities, ["Wi-Fi", "Toilet"])
    XCTAssertEqual(
      detail.luggage, ["1 checked bag included of up to 25 kg", "More bags for a fee", "1 carry-on on board"])
    XCTAssertEqual(
      detail.conditions,
      [
        "Not refundable", "Exchangeable until 24 hours before departure", "Bring a printed ticket",
        "Bring a piece of identification",
      ])
    XCTAssertNil(detail.arrivalDay)
  }

  func testADetailOfWhatIsNotSaidIsEmpty() throws {
    let detail = try XCTUnwrap(try list("poll_with_more").detail(of: "a3"))
    XCTAssertEqual(detail.arrivalDay, "Saturday, 30 July 2016")
    XCTAssertEqual(detail.luggage + detail.conditions, [])
    XCTAssertEqual(detail.stops, [])
    XCTAssertNil(detail.origin)
    XCTAssertNil(try list("poll_with_more").detail(of: "none"))
  }

  private func list(_ fixtures: String...) throws -> DepartureList {
    var list = DepartureList(
      query: DepartureQuery(), formatter: DepartureFormatter(locale: Locale(identifier: "en_GB")))
    for fixture in fixtures { list.merge(try Fixture.batch(fixture)) }
    return list
  }

  private func row(_ id: String, _ list: DepartureList) -> DepartureRow? {
    list.sections.lazy.flatMap(\.rows).first { $0.id == id }
  }
}
