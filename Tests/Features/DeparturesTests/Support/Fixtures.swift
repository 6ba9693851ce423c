import Foundation
import Formatting
import HTTP
import XCTest

@testable import Departures

/// The fixture files, and values that tests are made of.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil), name)
    return try Data(contentsOf: url)
  }

  static func batch(_ name: String, currency: String = "USD") throws -> DepartureBatch {
    try JSONDecoder().decode(DeparturesResponse.self, from: data("\(name).json")).batch(currency: currency)
  }

  static func board(_ names: String...) throws -> DepartureBoard {
    var board = DepartureBoard(currency: "USD")
    for name in names { board.merge(try batch(name)) }
    return board
  }

  static func time(_ text: String, _ zone: String = "America/New_York") throws -> LocalTime {
    try XCTUnwrap(LocalTime(text, zone: try XCTUnwrap(ZoneTable.named(zone))))
  }

  /// A departure on the 29th of July 2016 at this time, of the given length.
  static func departure(
    _ id: String, at departs: String = "08:00", until arrives: String = "16:00", cents: Int? = 5_200,
    currency: String = "USD", operatorID: String? = "op-maple", busID: String? = nil
  ) throws -> Departure {
    Departure(
      id: id, busID: busID, departs: try time("2016-07-29T\(departs):00"),
      arrives: try time("2016-07-29T\(arrives):00"), operatorID: operatorID,
      price: cents.map { Money(minorUnits: $0, currency: currency) })
  }

  static func rows(
    of departures: [Departure], query: DepartureQuery = DepartureQuery(), locale: String = "en_GB"
  ) -> [DepartureRow] {
    let formatter = DepartureFormatter(locale: Locale(identifier: locale))
    return departures.map { formatter.row($0, of: query) }
  }
}

extension TimeSource {
  /// Ends every pause at once and tells it to a closure.
  static func instant(_ paused: @escaping @Sendable (TimeInterval) async -> Void = { _ in }) -> TimeSource {
    TimeSource(
      now: { Date(timeIntervalSince1970: 1_469_750_400) },
      pause: { seconds in
        await paused(seconds)
        try Task.checkCancellation()
      })
  }
}
