import Foundation
import Formatting
import HTTP

extension DeparturesService {
  /// The address of the real service.
  public static let liveBase = URL("https://napi.busbud.com")

  /// The service over HTTP: `GET /x-departures/{origin}/{destination}/{date}` and its `/poll`.
  ///
  /// - Parameters:
  ///   - client: sends the requests; it should retry what may be retried.
  ///   - base: the service's address.
  ///   - token: the personal token; the real service needs one.
  ///   - time: the clock that tells what is still to come.
  public static func http(
    client: HTTPClient, base: URL = liveBase, token: String? = nil,
    time: TimeSource = .system
  ) -> DeparturesService {
    let exchange = DeparturesExchange(client: client, base: base, token: token, time: time)
    return DeparturesService(
      search: { query in try await exchange.batch(for: query) },
      poll: { query, index in try await exchange.batch(for: query, pollingFrom: index) })
  }
}

/// One request to the service and its reply.
private struct DeparturesExchange {
  let client: HTTPClient
  let base: URL
  let token: String?
  let time: TimeSource

  private static let mediaType =
    "application/vnd.busbud+json; version=2; profile=https://schema.busbud.com/v2/"

  func batch(for query: DepartureQuery, pollingFrom index: Int? = nil) async throws -> DepartureBatch {
    do {
      let request = try request(for: query, pollingFrom: index)
      let response = try await client.send(request)
      try check(response, to: request, for: query, isPoll: index != nil)
      let reply = try response.decode(DeparturesResponse.self)
      if let error = reply.error { throw refusal(error, of: query) }
      return reply.batch(currency: query.currency)
    } catch HTTPFailure.cancelled {
      throw CancellationError()
    } catch let failure as HTTPFailure {
      throw DeparturesFailure.http(failure)
    }
  }

  private func request(for query: DepartureQuery, pollingFrom index: Int?) throws -> HTTPRequest {
    let route = [query.origin.geohash, query.destination.geohash, query.date.description]
    let path = "/x-departures/" + route.map(\.percentEncoded).joined(separator: "/")
    var parameters = [
      ("adult", String(query.adults)), ("child", String(query.children)), ("senior", String(query.seniors)),
      ("lang", query.language.lowercased()), ("currency", query.currency.uppercased()),
    ]
    if let index { parameters.append(("index", String(index))) }
    return try HTTPRequest(
      base: base, path: index == nil ? path : path + "/poll", query: parameters,
      headers: ["Accept": DeparturesExchange.mediaType], credential: credential)
  }

  private var credential: HTTPCredential? {
    token.map { .header("X-Busbud-Token", $0) }
  }

  private func check(
    _ response: HTTPResponse, to request: HTTPRequest, for query: DepartureQuery, isPoll: Bool
  ) throws {
    if response.isSuccess { return }
    switch response.status {
    case 401, 403: throw DeparturesFailure.tokenRefused
    case 404 where isPoll, 410 where isPoll: throw DeparturesFailure.searchExpired
    default: break
    }
    // The body of an error may be anything; without the service's own words the status has to do.
    let error = (try? response.decode(ErrorEnvelope.self))?.error
    if let error, (400..<429).contains(response.status) { throw refusal(error, of: query) }
    try response.requireSuccess(for: request, now: time.now()) { _ in error?.details }
  }

  private func refusal(_ error: ErrorResponse, of query: DepartureQuery) -> DeparturesFailure {
    if error.isUnauthorized { return .tokenRefused }
    if error.isDateInThePast {
      let zone = query.origin.zone.flatMap(TimeZone.init(identifier:)) ?? TimeZone(secondsFromGMT: 0)
      let today = zone.map { LocalDate(time.now(), in: $0) }
      return .dateInThePast(suggestion: today.flatMap { query.date.nextAnniversary(notBefore: $0) })
    }
    return .refused(error.details.map { credential?.redacting($0) ?? $0 })
  }
}
