import Foundation
import HTTP

extension AssortmentService {
  /// The address of the real service.
  public static let liveBase = URL("https://codechallenge.mobilelab.io")

  /// The key of the real service; it is public.
  public static let publicKey = "N8Nx0OwOvo1iuN2ZkFHZlyVKBVgoIcy4tUHMppO5"

  /// The navigation service, `GET /v1/bonprix/navigation` with the key as `x-api-key`.
  ///
  /// - Parameters:
  ///   - client: sends the requests; with a cache, the assortment can be used offline.
  ///   - base: the service's address.
  ///   - key: the key; `nil` sends none.
  ///   - time: the clock that a date in `Retry-After` is compared with.
  public static func http(
    client: HTTPClient, base: URL = liveBase, key: String? = publicKey, time: TimeSource = .system
  ) -> AssortmentService {
    let credential = key.map { HTTPCredential.header("x-api-key", $0) }
    return AssortmentService { freshness in
      var headers: HTTPHeaders = ["Accept": "application/json"]
      if freshness == .newest { headers["Cache-Control"] = "no-cache" }
      let request = try HTTPRequest(
        base: base, path: "/v1/bonprix/navigation", headers: headers, credential: credential)
      let response = try await client.send(request).requireSuccess(for: request, now: time.now())
      return AssortmentSnapshot(
        tree: try response.decode(NavigationResponse.self).tree(), origin: response.origin)
    }
  }
}
