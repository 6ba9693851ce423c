import HTTP
import XCTest

@testable import DemoServices

final class TravelPriceTests: XCTestCase {
  private let demo = TravelUnderTest()
  private let path = "/x-departures/dr5reg/f25dvk/2016-07-29"

  private func totals(_ query: String) throws -> [String: Int] {
    let departures = try demo.departures(path, query)
    return Dictionary(
      departures.compactMap { departure in
        guard let id = departure["id"] as? String, let prices = departure["prices"] as? [String: Any],
          let total = prices["total"] as? Int
        else { return nil }
        return (id, total)
      }, uniquingKeysWith: { first, _ in first })
  }

  func testPricesAreInMinorUnitsOfTheCurrencyAskedFor() throws {
    let dollars = try totals("currency=USD")
    for (currency, rate) in [("EUR", 0.9183), ("JPY", 149.37 / 100), ("KWD", 0.30742 * 10), ("cad", 1.3712)] {
      for (id, total) in try totals("currency=\(currency)") {
        // The dollars are rounded to cents, too.
        XCTAssertEqual(Double(total), Double(dollars[id] ?? 0) * rate, accuracy: 0.51 + rate / 2, currency)
      }
    }
  }

  func testTwentyCurrenciesAreKnown() {
    let codes = [
      "USD", "CAD", "EUR", "GBP", "CHF", "AUD", "NZD", "JPY", "KRW", "CNY", "HKD", "SGD", "INR",
      "MXN", "BRL", "CLP", "SEK", "NOK", "DKK", "PLN", "KWD",
    ]
    for code in codes { XCTAssertNotNil(ExchangeTable.rate(of: code), code) }
    XCTAssertEqual(ExchangeTable.rate(of: "JPY")?.exponent, 0)
    XCTAssertEqual(ExchangeTable.rate(of: "KWD")?.exponent, 3)
    XCTAssertEqual(ExchangeTable.rate(of: "KWD")?.minorUnits(of: 52_000_000), 15_986)
    XCTAssertEqual(ExchangeTable.rate(of: "JPY")?.minorUnits(of: 52_000_000), 7767)
  }

  func testTheBreakdownMissesTheTotalByOneAtMostAndSometimesDoes() throws {
    var misses: Set<Int> = []
    var totals: Set<Int> = []
    for currency in ["USD", "EUR", "JPY", "KWD", "GBP"] {
      for departure in try demo.departures(path, "currency=\(currency)&adult=2&child=1") {
        guard let prices = departure["prices"] as? [String: Any],
          let breakdown = prices["breakdown"] as? [String: Int], let total = prices["total"] as? Int
        else { continue }
        misses.insert(breakdown.values.reduce(0, +) - total)
        totals.insert(total % 50)
      }
      XCTAssertGreaterThan(misses.count, 1, currency)
    }
    XCTAssertTrue(misses.isSubset(of: [-1, 0, 1]), "\(misses)")
    XCTAssertGreaterThan(totals.count, 10, "not all end with 00 or 50")
  }

  func testPassengersMultiplyThePriceAndChildrenAndSeniorsPayLess() throws {
    let one = try totals("adult=1")
    let two = try totals("adult=2")
    let withChild = try totals("adult=1&child=1")
    let withSenior = try totals("adult=1&senior=1")
    XCTAssertFalse(two.isEmpty)
    for (id, total) in two { XCTAssertEqual(total, 2 * (one[id] ?? 0), accuracy: 1) }
    for (id, total) in withChild {
      XCTAssertLessThan(total, withSenior[id] ?? 0)
      XCTAssertGreaterThan(total, one[id] ?? 0)
    }
    for (id, total) in withSenior { XCTAssertLessThan(total, two[id] ?? 0) }
  }

  func testWhatHasTooFewSeatsIsNotOffered() throws {
    let all = try demo.departures(path)
    let large = try demo.departures(path, "adult=20")
    XCTAssertLessThan(large.count, all.count)
    for departure in large {
      if let seats = departure["available_seats"] as? Int { XCTAssertGreaterThanOrEqual(seats, 20) }
    }
  }
}
