import Foundation
import HTTP

extension ProductsService {
  /// The address of the real service.
  public static let liveBase = URL("https://api.bestbuy.com")

  /// The service that speaks the protocol of the Best Buy Products API
  /// (https://bestbuyapis.github.io/api-documentation/#products-api).
  ///
  /// It starts at most five requests a second, which is what a key may do, and repeats one that came too
  /// early or met a passing fault. A program should make one of it, as the limit is kept in it.
  ///
  /// - Parameters:
  ///   - client: sends the requests. Replies are decoded where it answers, never on the main thread.
  ///   - base: the service's address.
  ///   - key: the API key; the live service answers nobody without one.
  ///   - cache: keeps replies for 72 hours, to be shown offline.
  ///   - maxAge: how long a reply is good without asking again, in seconds.
  ///   - pageSize: how many products a page has, 100 at most.
  ///   - retry: when a request is sent again.
  ///   - time: the clock of the limit, the pauses and the cache.
  public static func http(
    client: HTTPClient, base: URL = liveBase, key: String?, cache: HTTPCache? = nil,
    maxAge: TimeInterval = 5 * 60, pageSize: Int = 25,
    retry: RetryPolicy = RetryPolicy(), time: TimeSource = .system
  ) -> ProductsService {
    let polite = client.throttled(5, time: time).namingRateLimit().retrying(retry, time: time)
    let shop = Shop(
      client: cache.map { polite.keepingReplies(in: $0, maxAge: maxAge, time: time) } ?? polite,
      base: base, credential: key.map { .query("apiKey", $0) }, time: time)
    return ProductsService(
      search: { query, sort, cursor in
        var parameters = [("pageSize", String(pageSize)), ("cursorMark", cursor.mark)]
        if let order = sort.wireValue { parameters.append(("sort", order)) }
        let terms = query.words.map { "search=\($0.percentEncoded)" }.joined(separator: "&")
        return try ProductsPage(try await shop.reply(to: "/v1/products(\(terms))", parameters))
      },
      product: { reference in
        switch reference {
        case .sku(let sku):
          do {
            let reply = try await shop.reply(to: "/v1/products/\(sku).json")
            return FoundProduct(try reply.decode(ProductRecord.self).product, origin: reply.origin)
          } catch HTTPFailure.status(404, _, _) {
            return nil
          }
        case .upc(let upc):
          let page = try ProductsPage(try await shop.reply(to: "/v1/products(upc=\(upc.percentEncoded))"))
          return page.products.first.map { FoundProduct($0, origin: page.origin) }
        }
      })
  }
}

extension ProductsPage {
  /// Reads a page of products from a reply. A row that makes no sense is left out and counted.
  ///
  /// Throws `HTTPFailure.undecodable` when the reply is no page of products at all.
  public init(_ response: HTTPResponse) throws {
    self = try response.decode(ProductsResponse.self).page(origin: response.origin)
  }
}

/// The service at one address, asked with one key.
private struct Shop: Sendable {
  let client: HTTPClient
  let base: URL
  let credential: HTTPCredential?
  let time: TimeSource

  /// The reply to a request, once it is one of success.
  func reply(to path: String, _ parameters: [(String, String)] = []) async throws -> HTTPResponse {
    let fields = ProductRecord.Key.allCases.map(\.rawValue).joined(separator: ",")
    let request = try HTTPRequest(
      base: base, path: path, query: [("format", "json"), ("show", fields)] + parameters,
      credential: credential)
    return try await client.send(request)
      .requireSuccess(for: request, now: time.now())
  }
}

extension HTTPClient {
  /// A client that keeps what the shop said, and nothing else that came with status 200 in its place.
  fileprivate func keepingReplies(in cache: HTTPCache, maxAge: TimeInterval, time: TimeSource) -> HTTPClient {
    cached(
      in: cache, maxAge: maxAge, offlineAge: 72 * 3600, time: time,
      isGood: { reply in
        do { return try reply.decode(ReplyShape.self).isShops } catch { return false }
      })
  }

  /// A client that gives the reply to too many requests the status that it has elsewhere, 429. The service
  /// sends 403, as it does for a key that it does not know, where asking again would not help.
  fileprivate func namingRateLimit() -> HTTPClient {
    HTTPClient { request in
      var response = try await send(request)
      if response.status == 403, response.tellsRateLimit { response.status = 429 }
      return response
    }
  }
}

extension HTTPResponse {
  /// Whether its message is about too many requests in a short time
  /// (https://bestbuyapis.github.io/api-documentation/#common-errors).
  fileprivate var tellsRateLimit: Bool {
    serviceMessage?.lowercased().contains("per second limit") ?? false
  }
}

/// Tells by its members whether a reply is a page of products or a product.
private struct ReplyShape: Decodable {
  let isShops: Bool

  private enum Key: String, CodingKey {
    case products, sku, name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    isShops = [Key.products, .sku, .name].contains(where: container.contains)
  }
}
