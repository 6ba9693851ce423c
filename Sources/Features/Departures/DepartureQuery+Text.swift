import Foundation
import Formatting

/// A query as a line of text, to be kept from one launch to the next.
extension DepartureQuery {
  /// The query in the form of a web address's: `from=dr5reg&to=f25dvk&date=2016-07-29&adults=1…`.
  public var text: String {
    var components = URLComponents()
    components.queryItems = [
      URLQueryItem(name: "from", value: origin.geohash),
      URLQueryItem(name: "to", value: destination.geohash),
      URLQueryItem(name: "date", value: date.description),
      URLQueryItem(name: "adults", value: String(adults)),
      URLQueryItem(name: "children", value: String(children)),
      URLQueryItem(name: "seniors", value: String(seniors)),
      URLQueryItem(name: "currency", value: currency),
    ]
    return components.query ?? ""
  }

  /// Reads such a text; what it does not tell is as in a new query. `nil` when a part of it makes no sense.
  public init?(text: String) {
    self.init()
    var components = URLComponents()
    components.query = text
    for item in components.queryItems ?? [] {
      let value = item.value ?? ""
      let isRead: Bool
      switch item.name {
      case "from": isRead = Self.set(&origin, City.find(value))
      case "to": isRead = Self.set(&destination, City.find(value))
      case "date": isRead = Self.set(&date, LocalDate(value))
      case "adults": isRead = Self.set(&adults, Int(value))
      case "children": isRead = Self.set(&children, Int(value))
      case "seniors": isRead = Self.set(&seniors, Int(value))
      case "currency": isRead = Self.set(&currency, value)
      default: isRead = true
      }
      if !isRead { return nil }
    }
  }

  private static func set<Value>(_ field: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }
}
