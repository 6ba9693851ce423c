import XCTest

@testable import DemoServices

final class HomeDatesTests: XCTestCase {
  private let sydney = TimeZone(identifier: "Australia/Sydney")

  private func moment(_ day: String, minutes: Int = 12 * 60) throws -> Date {
    try XCTUnwrap(XCTUnwrap(LocalDate(day)).moment(minutes: minutes, in: XCTUnwrap(sydney)))
  }

  func testDatesMoveByWholeWeeksFromSundayToSaturday() throws {
    for (today, expected) in [
      ("2026-11-01", "2026-11-14"), ("2026-11-07", "2026-11-14"), ("2026-11-08", "2026-11-21"),
      ("2026-10-31", "2026-11-07"), ("2028-03-01", "2028-03-11"), ("2020-02-29", "2020-03-07"),
    ] {
      let dates = HomeDates(now: try moment(today))
      XCTAssertEqual(dates.present("2026-11-14T11:30:00"), expected + "T11:30:00", today)
    }
    let lastMinute = HomeDates(now: try moment("2026-11-07", minutes: 23 * 60 + 59))
    XCTAssertEqual(lastMinute.present("2026-11-14"), "2026-11-14")
  }

  func testADayIsSpelledAsPeopleWriteIt() throws {
    XCTAssertEqual(
      HomeDates(now: try moment("2026-11-03")).spelled("2026-11-14T11:30:00"), "Saturday 14 November")
    XCTAssertEqual(
      HomeDates(now: try moment("2027-01-01")).spelled("2026-11-14T11:30:00"), "Saturday 9 January")
  }

  func testWhatIsNoDateStaysAsItIs() throws {
    let dates = HomeDates(now: try moment("2026-11-03"))
    XCTAssertEqual(dates.present("soon"), "soon")
    XCTAssertEqual(dates.spelled("soon"), "soon")
  }

  func testAtAnyTimeListingsArePastAndAuctionsAndInspectionsAhead() throws {
    for today in ["2026-11-03", "2027-07-10", "2031-02-28"] {
      let demo = HomesUnderTest(now: try moment(today, minutes: 8 * 60))
      var days = (listed: [String](), ahead: [String]())
      for row in try demo.search("buy").list("search_results") + demo.search("rent").list("search_results") {
        days.listed += [row["date_listed"] as? String].compactMap { $0 }
        days.ahead += [row["auction_date"] as? String].compactMap { $0 }
        days.ahead += row.list("earliest_inspections").compactMap { $0["time_open"] as? String }
      }
      XCTAssertGreaterThan(days.listed.count, 120)
      XCTAssertGreaterThan(days.ahead.count, 60)
      XCTAssertTrue(days.listed.allSatisfy { $0 < today }, today)
      XCTAssertTrue(days.ahead.allSatisfy { $0 > today }, today)
      XCTAssertTrue(
        days.ahead.allSatisfy { LocalDate(String($0.prefix(10)))?.weekday == 5 }, "on a Saturday")
    }
  }

  func testAPriceThatNamesTheDayOfTheAuctionNamesTheRightOne() throws {
    let details = try HomesUnderTest(now: moment("2027-07-10")).details("property", 2_020_104_309)
    XCTAssertEqual(details["auction_date"] as? String, "2027-07-17T11:30:00")
    XCTAssertEqual(details["price"] as? String, "Auction Saturday 17 July")
  }

  func testAHomeWasSoldAfterItWasListed() throws {
    for id in [2_020_115_552, 2_020_148_336, 2_020_179_515] {
      let details = try HomesUnderTest(now: moment("2027-07-10")).details("property", id)
      let sale = try XCTUnwrap(details["sale_metadata"] as? [String: Any])
      let (listed, sold) = (details["date_listed"] as? String ?? "", sale["date_sold"] as? String ?? "")
      XCTAssertLessThan(listed, sold)
      XCTAssertLessThan(sold, "2027-07-10")
    }
  }
}
