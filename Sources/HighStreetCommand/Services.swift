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
  func vault() async throws -> KeyVault {
    let folder = dataDirectory.appendingPathComponent("keys", isDirectory: true)
    switch environment["HIGHSTREET_VAULT"] ?? "" {
    case "": return await KeyVault.system(fallbackDirectory: folder)
    case KeyVault.Backend.keyFile.rawValue: return .keyFile(in: folder)
    case let other: throw UsageError("HIGHSTREET_VAULT takes key-file, not \(other.quoted).")
    }
  }

  /// Tells where secrets lie, unless it is where they lie best or where they were asked to.
  func notePlace(of backend: KeyVault.Backend) {
    guard (environment["HIGHSTREET_VAULT"] ?? "").isEmpty, let notice = backend.notice else { return }
    console.note(notice)
  }

  var preferences: Preferences {
    .file(dataDirectory.appendingPathComponent("preferences.json"))
  }

  func products(pageSize: Int) async throws -> ProductsService {
    let key = try await key(.bestbuy)
    if case .live = source, key == nil { throw CommandFailure.missing(.bestbuy, of: "Best Buy") }
    return .http(
      client: try client, base: base(live: ProductsService.liveBase), key: key, cache: cache("products"),
      maxAge: freshness, pageSize: pageSize)
  }

  func assortment() async throws -> AssortmentService {
    .http(
      client: try client.retrying().keepingReplies(
        in: cache("assortment"), maxAge: freshness, with: ["categories"]),
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
        in: cache("homes"), maxAge: freshness, with: ["search_results", "id"]),
      base: base(live: HomesService.liveBase))
  }

  func favourites() async throws -> FavouritesStore {
    FavouritesStore(folder: dataDirectory, vault: try await vault())
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

  /// How long a reply is good without asking again, in seconds. A server of one's own may have changed just now.
  private var freshness: TimeInterval {
    if case .live = source { return 5 * 60 }
    return 0
  }

  /// The demo services need no copies: they are always there.
  private func cache(_ name: String) -> HTTPCache? {
    if case .demo = source { return nil }
    return HTTPCache(directory: cacheDirectory.appendingPathComponent(name, isDirectory: true))
  }

  /// The demo services take any key, so that the vault is left alone there; and no key goes in clear text to another
  /// machine.
  private func key(_ key: ServiceKey) async throws -> String? {
    switch source {
    case .demo: return key.fallback
    case .server(let url) where url.overHTTPSUnlessLocal != url: return key.fallback
    case .live, .server: break
    }
    return try await key.resolve(vault: try await vault(), environment: environment)
  }
}

extension HTTPClient {
  /// Replies are kept for a week, for when the service cannot be reached. A reply without any of these members is
  /// not the service's own, and takes the place of none.
  fileprivate func keepingReplies(
    in cache: HTTPCache?, maxAge: TimeInterval, with members: Set<String>
  ) -> HTTPClient {
    guard let cache else { return self }
    return cached(
      in: cache, maxAge: maxAge, offlineAge: 7 * 86_400, keyingOnBody: true,
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
