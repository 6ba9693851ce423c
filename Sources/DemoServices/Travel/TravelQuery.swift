import Foundation
import HTTP

/// What a client asks the timetable for, checked.
struct TravelQuery {
  let origin: String
  let destination: String
  let date: LocalDate
  let adults: Int
  let children: Int
  let seniors: Int
  let language: TravelLanguage
  let currency: String
  let rate: ExchangeTable.Rate
  /// Where our own pictures are: scheme, host and port.
  let base: String
  /// How many departures the client has; `nil` for the first request of a search.
  let index: Int?

  /// Everyone who travels.
  var passengers: Int { adults + children + seniors }

  private static let mostPassengers = 20

  /// Reads the path's parts and the query items. Throws `TravelRefusal`.
  init(origin: String, destination: String, date: String, isPoll: Bool, request: DemoRequest) throws {
    for geohash in [origin, destination] where !Geohash.isWellFormed(geohash) {
      throw TravelRefusal.invalid("invalid_geohash", "“\(geohash)” is not the geohash of a city.")
    }
    guard let date = LocalDate(date) else {
      throw TravelRefusal.invalid("invalid_outbound_date", "“\(date)” is not a date like 2016-07-29.")
    }
    self.origin = origin
    self.destination = destination
    self.date = date

    let named = ["adult", "child", "senior"].contains { request[$0] != nil }
    adults = try TravelQuery.count("adult", in: request, otherwise: named ? 0 : 1)
    children = try TravelQuery.count("child", in: request, otherwise: 0)
    seniors = try TravelQuery.count("senior", in: request, otherwise: 0)
    guard (1...TravelQuery.mostPassengers).contains(adults + children + seniors) else {
      throw TravelRefusal.invalid(
        "invalid_passengers", "The number of passengers must be 1 to \(TravelQuery.mostPassengers).")
    }

    language = try TravelQuery.language(request["lang"])
    currency = (request["currency"] ?? "USD").uppercased()
    guard let rate = ExchangeTable.rate(of: currency) else {
      throw TravelRefusal.invalid("invalid_currency", "There are no prices in the currency “\(currency)”.")
    }
    self.rate = rate
    base = request.base
    index = isPoll ? try TravelQuery.index(request["index"]) : nil
  }

  private static func count(_ name: String, in request: DemoRequest, otherwise: Int) throws -> Int {
    guard let text = request[name] else { return otherwise }
    guard let count = Int(text), (0...mostPassengers).contains(count) else {
      throw TravelRefusal.invalid(
        "invalid_passengers", "“\(name)” must be a number from 0 to \(mostPassengers), not “\(text)”.")
    }
    return count
  }

  /// A language that the timetable does not know is answered in English; a text that is no language is not.
  private static func language(_ text: String?) throws -> TravelLanguage {
    guard let text else { return .english }
    let code = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard code.count == 2, code.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) else {
      throw TravelRefusal.invalid("invalid_lang", "“\(text)” is not a language like “en”.")
    }
    return TravelLanguage(rawValue: code) ?? .english
  }

  private static func index(_ text: String?) throws -> Int {
    guard let text, let index = Int(text), index >= 0 else {
      throw TravelRefusal.invalid(
        "invalid_index", "“index” must be the number of departures received so far.")
    }
    return index
  }
}
