import Foundation
import HTTP

extension HomesService {
  /// The address of the real service. It is not a published API, so another address may be given instead.
  public static let liveBase = URL("https://domain-adapter-api.domain.com.au")

  /// The service behind a base URL: `POST /v1/search`, `GET /v1/property-details/{id}` and
  /// `GET /v1/project-details/{id}`.
  ///
  /// - Parameters:
  ///   - client: sends the requests; with a cache that keys on bodies, searches can be answered offline.
  ///   - base: the service's address.
  ///   - time: the clock that a date in `Retry-After` is compared with.
  public static func http(client: HTTPClient, base: URL = liveBase, time: TimeSource = .system)
    -> HomesService
  {
    HomesService(
      search: { mode, dwellingTypes in
        let search = SearchRequest(searchMode: mode.rawValue, dwellingTypes: dwellingTypes)
        let request = try HTTPRequest(
          method: .post, base: base, path: "/v1/search",
          headers: ["Accept": "application/json", "Content-Type": "application/json"],
          body: try search.encoded())
        let response = try await client.send(request).requireSuccess(for: request, now: time.now())
        return try response.decode(HomesResponse.self).results(origin: response.origin)
      },
      detail: { id in
        let request = try HTTPRequest(
          base: base, path: "/v1/\(id.kind.rawValue)-details/\(id.number)",
          headers: ["Accept": "application/json"])
        let response = try await client.send(request).requireSuccess(for: request, now: time.now())
        return try response.decode(HomeDetailResponse.self).detail(of: id, origin: response.origin)
      })
  }
}

/// The body of a search.
private struct SearchRequest: Encodable {
  let searchMode: String
  let dwellingTypes: [String]

  enum CodingKeys: String, CodingKey {
    case searchMode = "search_mode"
    case dwellingTypes = "dwelling_types"
  }

  /// The bytes. Members are sorted, so that equal searches are equal bytes, and a cache knows them again.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}
