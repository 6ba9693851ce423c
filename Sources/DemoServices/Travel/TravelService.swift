import Foundation
import HTTP

/// The timetable in the manner of Busbud's `x-departures`.
///
/// A search starts at `/x-departures/{origin}/{destination}/{yyyy-mm-dd}` and goes on at `…/poll?index=`
/// until a reply is complete. There is no state behind it: the index alone decides what comes next.
struct TravelService: DemoService {
  let catalogue: Catalogue

  private static let mediaType = "application/vnd.busbud+json"
  private static let profile = "https://schema.busbud.com/v2/"
  private static let secondsToLive = 900
  private static let secondsBetweenPolls = 0.2

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    var steps = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      PercentDecoding.decode($0.utf8)
    }
    guard steps.first == "x-departures" else { return nil }
    let isPoll = steps.count == 5 && steps.last == "poll"
    if isPoll { steps.removeLast() }
    guard steps.count == 4 else { return nil }
    guard request.method == .get else { return try .methodNotAllowed(request, allowed: .get) }
    do {
      guard TravelService.accepts(request.headers["Accept"]) else { throw TravelRefusal.notAcceptable }
      let query = try TravelQuery(
        origin: steps[1], destination: steps[2], date: steps[3], isPoll: isPoll, request: request)
      return try answer(query, to: request)
    } catch let refusal as TravelRefusal {
      return try reply(TravelReply.Failure(refusal), status: refusal.status, to: request)
    }
  }

  private func answer(_ query: TravelQuery, to request: DemoRequest) throws -> HTTPResponse {
    try catalogue.perform(on: .travel) { connection in
      let cities = try [query.origin, query.destination].map {
        try TravelCity.read($0, language: query.language, from: connection)
      }
      guard let origin = cities[0], let destination = cities[1],
        let route = try TravelRoute.read(origin, destination, from: connection)
      else {
        guard query.index == nil else { return try reply(poll(nil, query: query), to: request) }
        return try reply(noRoute(between: cities, query: query), to: request)
      }
      if query.index != nil { return try reply(poll(route, query: query), to: request) }
      let stations = try TravelStation.all(in: [origin, destination], from: connection)
      return try reply(search(route, stations: stations, query: query), to: request)
    }
  }

  private func search(_ route: TravelRoute, stations: [TravelStation], query: TravelQuery)
    -> TravelReply.Search
  {
    let day = TravelDay(route, query: query)
    let range = day.startsEmpty ? 0..<0 : day.portion(after: 0)
    let complete = range.upperBound == day.departures.count
    let portion = TravelPortion(day, range, route: route, query: query)
    return TravelReply.Search(
      originCityId: OrNull(route.origin.id), destinationCityId: OrNull(route.destination.id),
      cities: [route.origin, route.destination].map {
        TravelReply.City($0, language: query.language, base: query.base)
      },
      locations: stations.map(TravelReply.Location.init) + portion.locations, operators: portion.operators,
      departures: portion.departures, complete: complete, ttl: TravelService.secondsToLive,
      isValidRoute: true, metadata: metadata(complete: complete))
  }

  private func poll(_ route: TravelRoute?, query: TravelQuery) -> TravelReply.Poll {
    let portion = route.map { route in
      let day = TravelDay(route, query: query)
      return TravelPortion(day, day.portion(after: query.index ?? 0), route: route, query: query)
    }
    let complete = portion?.isLast ?? true
    return TravelReply.Poll(
      locations: portion.flatMap { $0.locations.isEmpty ? nil : $0.locations },
      operators: portion?.operators ?? [], departures: portion?.departures ?? [], complete: complete,
      ttl: TravelService.secondsToLive, metadata: metadata(complete: complete))
  }

  private func noRoute(between cities: [TravelCity?], query: TravelQuery) -> TravelReply.Search {
    TravelReply.Search(
      originCityId: OrNull(cities[0]?.id), destinationCityId: OrNull(cities[1]?.id),
      cities: cities.compactMap { $0 }.map {
        TravelReply.City($0, language: query.language, base: query.base)
      },
      locations: [], operators: [], departures: [], complete: true, ttl: TravelService.secondsToLive,
      isValidRoute: false, metadata: metadata(complete: true))
  }

  private func metadata(complete: Bool) -> TravelReply.Metadata {
    TravelReply.Metadata(
      complete: complete, ttl: TravelService.secondsToLive, interval: TravelService.secondsBetweenPolls)
  }

  private func reply(_ body: some Encodable, status: Int = 200, to request: DemoRequest) throws
    -> HTTPResponse
  {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .json(try encoder.encode(body), status: status, to: request)
  }

  /// Whether one of the media types in an `Accept` header is the service's own, in its second version.
  private static func accepts(_ header: String?) -> Bool {
    (header ?? "").split(separator: ",").contains { range in
      let parts = range.split(separator: ";").map {
        $0.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
      }
      return parts.first?.lowercased() == mediaType && parts.contains("version=2")
        && parts.contains("profile=\(profile)")
    }
  }
}
