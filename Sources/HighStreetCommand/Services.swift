import Assortment
import DemoServices
import Departures
import Foundation
import HTTP
import Homes
import Products
import Storage

extension ServiceKey {
  static let bestbuy = ServiceKey(name: "bestbuy", environmentVariable: "HIGHSTREET_BESTBUY_KEY")
  static let bonprix = ServiceKey(
    name: "bonprix", environmentVariable: "HIGHSTREET_BONPRIX_KEY", fallback: AssortmentService.publicKey)
  static let busbud = ServiceKey(name: "busbud", environmentVariable: "HIGHSTREET_BUSBUD_TOKEN")

  static let all = [bestbuy, bonprix, busbud]
}

/// The services of the four shops at the chosen source, and where what they need is kept.
extension Invocation {
  /// Where secrets are kept: the session's password store, or files where there is none, or where
  /// `HIGHSTREET_VAULT=key-file` asks for them, as on a server whose password store nobody unlocks.
  func vault() async -> KeyVault {
    let folder = dataDirectory.appendingPathComponent("keys", isDirectory: true)
    if environment["HIGHSTREET_VAULT"] == KeyVault.Backend.keyFile.rawValue { return .keyFile(in: folder) }
    return await KeyVault.system(fallbackDirectory: folder)
  }

  var preferences: Preferences {
    .file(dataDirectory.appendingPathComponent("preferences.json"))
  }

  func products(pageSize: Int) async throws -> ProductsService {
    let key = try await key(.bestbuy)
    if case .live = source, key == nil { throw CommandFailure.missing(.bestbuy, of: "Best Buy") }
    return .http(
      client: try client, base: base(live: ProductsService.liveBase), key: key, cache: cache("products"),
      pageSize: pageSize)
  }

  func assortment() async throws -> AssortmentService {
    .http(
      client: try client.retrying().keepingReplies(in: cache("assortment"), with: ["categories"]),
      base: base(live: AssortmentService.liveBase), key: try await key(.bonprix))
  }

  func departures() async throws -> DeparturesService {
    let token = try await key(.busbud)
    if case .live = source, token == nil { throw CommandFailure.missing(.busbud, of: "Busbud") }
    return .http(
      client: try client.retrying(), base: base(live: DeparturesService.liveBase), token: token)
  }

  func homes() throws -> HomesService {
    let patient = RetryPolicy(allows: { _ in true })
    return .http(
      client: try client.retrying(patient).keepingReplies(
        in: cache("homes"), with: ["search_results", "id"]),
      base: base(live: HomesService.liveBase))
  }

  func favourites() async -> FavouritesStore {
    FavouritesStore(folder: dataDirectory, vault: await vault())
  }

  private var client: HTTPClient {
    get throws {
      if case .demo = source { return try DemoServices().client }
      return .network()
    }
  }

  private func base(live: URL) -> URL {
    switch source {
    case .demo: DemoServices.baseURL
    case .live: live
    case .server(let url): url
    }
  }

  /// The demo services need no copies: they are always there.
  private func cache(_ name: String) -> HTTPCache? {
    if case .demo = source { return nil }
    return HTTPCache(directory: cacheDirectory.appendingPathComponent(name, isDirectory: true))
  }

  /// The demo services take any key, so that the vault is left alone there.
  private func key(_ key: ServiceKey) async throws -> String? {
    if case .demo = source { return key.fallback }
    return try await key.resolve(vault: await vault(), environment: environment)
  }
}

extension HTTPClient {
  /// Replies are good for five minutes, and for a week when the service cannot be reached. A reply without any of
  /// these members is not the service's own, and takes the place of none.
  fileprivate func keepingReplies(in cache: HTTPCache?, with members: Set<String>) -> HTTPClient {
    guard let cache else { return self }
    return cached(
      in: cache, maxAge: 5 * 60, offlineAge: 7 * 86_400, keyingOnBody: true,
      isGood: { !members.isDisjoint(with: $0.members) })
  }
}

extension HTTPResponse {
  /// The names of the members of the JSON object that the reply is; none when it is something else.
  fileprivate var members: Set<String> {
    do {
      return Set((try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]).keys)
    } catch {
      return []
    }
  }
}

extension CommandFailure {
  fileprivate static func missing(_ key: ServiceKey, of company: String) -> CommandFailure {
    CommandFailure(
      "The live service of \(company) needs a key of your own. Set one with: highstreet key set \(key.name), "
        + "or in \(key.environmentVariable). Without one, use --source demo.")
  }
}
