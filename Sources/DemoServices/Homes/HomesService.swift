import Foundation
import HTTP

/// Homes to buy and to rent in the manner of Domain: `POST /v1/search`, `GET /v1/property-details/{id}` and
/// `GET /v1/project-details/{id}`.
struct HomesService: DemoService {
  let catalogue: Catalogue
  let now: @Sendable () -> Date

  /// After so many homes a search has a project.
  private static let homesBetweenProjects = 11

  func respond(to request: DemoRequest) throws -> HTTPResponse? {
    if request.path == "/v1/search" {
      guard request.method == .post else { return .methodNotAllowed(request, allowed: .post) }
      return try search(request)
    }
    let steps = request.path.split(separator: "/")
    guard steps.count == 3, steps[0] == "v1", ["property-details", "project-details"].contains(steps[1])
    else { return nil }
    guard request.method == .get else { return .methodNotAllowed(request, allowed: .get) }
    guard let id = Int(steps[2]), let details = try details(steps[1], id, base: request.base) else {
      return .failure(404, "There is no listing \(steps[2]).", to: request)
    }
    return .json(details, to: request)
  }

  private func details(_ kind: Substring, _ id: Int, base: String) throws -> JSONTree? {
    let dates = HomeDates(now: now())
    return try catalogue.perform(on: .homes) { connection in
      if kind == "project-details" {
        return try HomeProjectRecord.one(id, from: connection).map {
          HomeProjectReply($0, base: base, dates: dates).details
        }
      }
      return try HomeRecord.one(id, from: connection).map { HomeReply($0, base: base, dates: dates).details }
    }
  }

  private func search(_ request: DemoRequest) throws -> HTTPResponse {
    let query: HomesQuery
    do {
      query = try JSONDecoder().decode(HomesQuery.self, from: request.body ?? Data())
    } catch {
      return .failure(
        400, #"The body must be JSON like {"search_mode":"buy","dwelling_types":[]}."#, to: request)
    }
    guard ["buy", "rent"].contains(query.mode) else {
      return .failure(400, "“\(query.mode)” is no search_mode; there are buy and rent.", to: request)
    }
    let rows = try catalogue.perform(on: .homes) { connection in
      try self.rows(of: query, base: request.base, from: connection)
    }
    let reply: [(String, JSONTree)] = [
      ("search_results", .array(rows)), ("new_results", .null), ("results_total", .integer(rows.count)),
      ("results_returned", .integer(rows.count)), ("allows_immediate_property_alert", .bool(true)),
    ]
    return .json(JSONTree.object(reply), to: request)
  }

  private func rows(of query: HomesQuery, base: String, from connection: Connection) throws -> [JSONTree] {
    let dates = HomeDates(now: now())
    var rows = try HomeRecord.all(mode: query.mode, from: connection)
      .filter { query.includes($0.dwelling) }.map { HomeReply($0, base: base, dates: dates).row }
    guard query.mode == "buy" else { return rows }
    let projects = try HomeProjectRecord.all(from: connection)
      .filter { $0.homes.contains { query.includes($0.dwelling) } }
    for (number, project) in projects.enumerated() {
      let place = (number + 1) * HomesService.homesBetweenProjects + number
      rows.insert(HomeProjectReply(project, base: base, dates: dates).row, at: min(place, rows.count))
    }
    return rows
  }
}
