import Assortment
import DemoServices
import Departures
import Foundation
import HTTP
import Homes
import Products
import Storage

/// The services of the four shops at one source, and where what they need is kept.
///
/// Nothing is asked, opened or read before it is needed.
public struct ShopServices: Sendable {
  /// The servers to ask.
  public let source: ServiceSource
  /// Where things are kept.
  public let places: DataPlaces

  private let vaultChoice: VaultChoice
  private let environment: [String: String]
  private let keyAdvice: @Sendable (ServiceKey) -> String
  /// Sends what no key belongs to, and is the ground of the rest.
  let client: HTTPClient

  /// Services at a source.
  ///
  /// - Parameters:
  ///   - environment: the variables that may hold keys.
  ///   - keyAdvice: what to do about a missing key, in a sentence for the user of this program.
  public init(
    source: ServiceSource, places: DataPlaces, vault: VaultChoice = .system,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    keyAdvice: @escaping @Sendable (ServiceKey) -> String
  ) {
    self.source = source
    self.places = places
    vaultChoice = vault
    self.environment = environment
    self.keyAdvice = keyAdvice
    client = source == .demo ? SharedDemo().client : .network()
  }

  // MARK: Where things are kept

  /// Where secrets are kept.
  public func vault() async -> KeyVault {
    let folder = places.data.appendingPathComponent("keys", isDirectory: true)
    switch vaultChoice {
    case .system: return await KeyVault.system(fallbackDirectory: folder)
    case .keyFile: return .keyFile(in: folder)
    }
  }

  /// Small choices.
  public var preferences: Preferences {
    .file(places.data.appendingPathComponent("preferences.json"))
  }

  /// The sealed favourites.
  public func favourites() async -> FavouritesStore {
    FavouritesStore(folder: places.data, vault: await vault())
  }

  /// Whether the environment holds a key, which goes before the vault's.
  public func hasInEnvironment(_ key: ServiceKey) -> Bool {
    !(environment[key.environmentVariable] ?? "").isEmpty
  }

  // MARK: The four shops

  /// The electronics shop. Throws ``MissingKey`` at each search while the live service has no key.
  public func products(pageSize: Int) -> ProductsService {
    let service = Once<ProductsService> {
      .http(
        client: client, base: base(live: ProductsService.liveBase),
        key: try await required(.bestbuy), cache: cache("products"), maxAge: freshness,
        pageSize: pageSize)
    }
    return ProductsService(
      search: { try await service.value().search($0, $1, $2) },
      product: { try await service.value().product($0) })
  }

  /// The fashion shop's category tree.
  public func assortment() -> AssortmentService {
    let service = Once<AssortmentService> {
      .http(
        client: client.retrying().keepingReplies(
          in: cache("assortment"), maxAge: freshness, with: ["categories"]),
        base: base(live: AssortmentService.liveBase), key: try await key(.bonprix))
    }
    return AssortmentService { try await service.value().assortment($0) }
  }

  /// The bus departures. Throws ``MissingKey`` at each search while the live service has no token.
  public func departures() -> DeparturesService {
    let service = Once<DeparturesService> {
      .http(
        client: client.retrying(), base: base(live: DeparturesService.liveBase),
        token: try await required(.busbud))
    }
    return DeparturesService(
      search: { try await service.value().search($0) }, poll: { try await service.value().poll($0, $1) })
  }

  /// The homes.
  public func homes() -> HomesService {
    let patient = RetryPolicy(allows: { _ in true })
    return .http(
      client: client.retrying(patient).keepingReplies(
        in: cache("homes"), maxAge: freshness, with: ["search_results", "id"]),
      base: base(live: HomesService.liveBase))
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
    return HTTPCache(directory: places.cache.appendingPathComponent(name, isDirectory: true))
  }

  // MARK: Keys

  private func required(_ key: ServiceKey) async throws -> String? {
    let found = try await self.key(key)
    if case .live = source, found == nil {
      throw MissingKey(key: key, company: key.company, advice: keyAdvice(key))
    }
    return found
  }

  /// The demo services take any key, so that the vault is left alone there; and no key goes in clear text to another
  /// machine.
  private func key(_ key: ServiceKey) async throws -> String? {
    switch source {
    case .demo: return key.fallback
    case .server(let url) where url.overHTTPSUnlessLocal != url: return key.fallback
    case .live, .server: break
    }
    return try await key.resolve(vault: await vault(), environment: environment)
  }
}
