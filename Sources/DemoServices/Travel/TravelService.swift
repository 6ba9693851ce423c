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

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    var steps = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).lenientlyPercentDecoded
    }
    guard steps.first == "x-departures" else { return nil }
    let isPoll = steps.count == 5 && steps.last == "poll"
    if isPoll { steps.removeLast() }
    guard steps.count == 4 else { return nil }
    guard request.method == .get else { return .methodNotAllowed(request, allowed: .get) }
    do {
      guard TravelService.accepts(request.headers["Accept"]) else { throw TravelRefusal.notAcceptable }
      let query = try TravelQuery(
        origin: steps[1], destination: steps[2], date: steps[3], isPoll: isPoll, request: request)
      return .json(try answer(query), to: request)
    } catch let refusal as TravelRefusal {
      return .json(TravelReply.failure(refusal), status: refusal.status, to: request)
    }
  }

  private func answer(_ query: TravelQuery) throws -> JSONTree {
    try catalogue.perform(on: .travel) { connection in
      let cities = try [query.origin, query.destination].map {
        try TravelCity.read($0, language: query.language, from: connection)
      }
      let route = try cities[0].flatMap { origin in
        try cities[1].flatMap { try TravelRoute.read(origin, $0, from: connection) }
      }
      let reply = TravelReply(
        query: query, day: route.map { ($0, TravelDay($0, query: query)) })
      if let index = query.index { return reply.poll(after: index) }
      let stations = try route.map {
        try TravelStation.all(in: [$0.origin, $0.destination], from: connection)
      }
      return reply.search(cities: cities, stations: stations ?? [])
    }
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
