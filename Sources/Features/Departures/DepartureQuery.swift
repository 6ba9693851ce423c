import Foundation
import Formatting

/// What a traveller asks for: a route, a day, and for whom.
public struct DepartureQuery: Sendable, Hashable {
  /// Where the buses leave.
  public var origin: City
  /// Where they go.
  public var destination: City
  /// The day of departure, on the clocks of the origin. A past one is left to the service to judge.
  public var date: LocalDate
  /// How many adults travel.
  public var adults: Int
  /// How many children travel.
  public var children: Int
  /// How many seniors travel.
  public var seniors: Int
  /// The language of the reply, an ISO 639-1 code of two letters.
  public var language: String
  /// The currency of the prices, an ISO 4217 code.
  public var currency: String

  /// The most passengers that one search is for: as many as a coach has seats.
  public static let mostPassengers = 50

  /// From New York to Montréal on the 29th of July 2016, the eve of the Osheaga festival, for one adult.
  public init(
    origin: City = .newYork, destination: City = .montreal, date: LocalDate = .osheaga, adults: Int = 1,
    children: Int = 0, seniors: Int = 0, language: String = "en", currency: String = "USD"
  ) {
    self.origin = origin
    self.destination = destination
    self.date = date
    self.adults = adults
    self.children = children
    self.seniors = seniors
    self.language = language
    self.currency = currency
  }

  /// The same query for the way back.
  public func swapped() -> DepartureQuery {
    var query = self
    query.origin = destination
    query.destination = origin
    return query
  }

  /// Everything that is wrong with the query, in the order of a form's fields; empty when it can be sent.
  public var problems: [DepartureQueryProblem] {
    var problems: [DepartureQueryProblem] = []
    if origin.geohash == destination.geohash { problems.append(.sameCity(origin.name)) }
    let counts = [adults, children, seniors]
    let mostPassengers = DepartureQuery.mostPassengers
    if counts.contains(where: { $0 < 0 }) {
      problems.append(.negativePassengers)
    } else if counts.allSatisfy({ $0 == 0 }) {
      problems.append(.noPassengers)
    } else if counts.contains(where: { $0 > mostPassengers }) || counts.reduce(0, +) > mostPassengers {
      problems.append(.tooManyPassengers(limit: mostPassengers))
    }
    if !language.isCode(letters: 2) { problems.append(.language(language)) }
    if !currency.isCode(letters: 3) { problems.append(.currency(currency)) }
    return problems
  }

  /// Reads the day of departure as `YYYY-MM-DD`.
  ///
  /// - Throws: `DepartureQueryProblem.date` when it is written otherwise or there is no such day.
  public static func date(from text: String) throws -> LocalDate {
    guard let date = LocalDate(text) else { throw DepartureQueryProblem.date(text) }
    return date
  }
}

extension LocalDate {
  /// The 29th of July 2016, when the Osheaga festival opened in Montréal.
  public static let osheaga = LocalDate(dayNumber: 17_011)
}

extension String {
  fileprivate func isCode(letters: Int) -> Bool {
    utf8.count == letters
      && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }
}
