import Foundation
import HTTP
import XCTest

@testable import DemoServices

/// The timetable as its tests call it.
struct TravelUnderTest {
  static let accept = "application/vnd.busbud+json; version=2; profile=https://schema.busbud.com/v2/"

  /// The shared one, as tests only read it, unless they ask for another.
  var demo: () throws -> DemoServices = { try .shared() }

  private var catalogue: Catalogue { get throws { try demo().catalogue } }

  func get(_ path: String, _ query: String = "", method: HTTPRequest.Method = .get, accept: String? = accept)
    throws -> HTTPResponse
  {
    let address = "http://demo.test" + path + (query.isEmpty ? "" : "?" + query)
    var headers = HTTPHeaders()
    headers["Accept"] = accept
    let request = DemoRequest(
      HTTPRequest(method: method, url: try XCTUnwrap(URL(string: address)), headers: headers))
    return try TravelService(catalogue: catalogue).respond(to: request) ?? .notFound(request)
  }

  func json(_ path: String, _ query: String = "") throws -> [String: Any] {
    let reply = try get(path, query)
    XCTAssertEqual(reply.status, 200, path + query)
    return try XCTUnwrap(try JSONSerialization.jsonObject(with: reply.body) as? [String: Any])
  }

  /// All replies of a search, polled until complete; gives up after 20.
  func search(_ path: String, _ query: String = "") throws -> [[String: Any]] {
    var replies = [try json(path, query)]
    while replies.last?["complete"] as? Bool != true, replies.count < 20 {
      let received = replies.map { $0.list("departures").count }.reduce(0, +)
      replies.append(try json(path + "/poll", query + (query.isEmpty ? "" : "&") + "index=\(received)"))
    }
    return replies
  }

  /// All departures of a search.
  func departures(_ path: String, _ query: String = "") throws -> [[String: Any]] {
    try search(path, query).flatMap { $0.list("departures") }
  }

  func query(_ origin: String, _ destination: String, _ date: LocalDate) throws -> TravelQuery {
    let url = try XCTUnwrap(URL(string: "http://demo.test"))
    return try TravelQuery(
      origin: origin, destination: destination, date: date.description, isPoll: false,
      request: DemoRequest(HTTPRequest(url: url)))
  }

  func route(_ origin: String, _ destination: String) throws -> (TravelRoute, TravelQuery) {
    let query = try query(origin, destination, XCTUnwrap(LocalDate("2016-07-29")))
    return try catalogue.perform(on: .travel) { connection in
      let start = try XCTUnwrap(TravelCity.read(origin, language: .english, from: connection))
      let goal = try XCTUnwrap(TravelCity.read(destination, language: .english, from: connection))
      return (try XCTUnwrap(TravelRoute.read(start, goal, from: connection)), query)
    }
  }

  /// Every pair of cities with trips, by their geohashes.
  func pairs() throws -> [(String, String)] {
    try catalogue.perform(on: .travel) { connection in
      try connection.rows(
        """
        SELECT DISTINCT a.geohash, b.geohash FROM travel_trip
          JOIN travel_station AS start ON start.id = origin JOIN travel_city AS a ON a.slug = start.city
          JOIN travel_station AS goal ON goal.id = destination JOIN travel_city AS b ON b.slug = goal.city
        """
      ) { ($0.text(0) ?? "", $0.text(1) ?? "") }
    }
  }
}

extension [String: Any] {
  /// The objects of an array; empty where there is none.
  func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}
