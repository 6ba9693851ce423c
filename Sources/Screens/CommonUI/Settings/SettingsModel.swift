import Combine
import Formatting
import Foundation
import HTTP
import Services
import Storage

/// The settings of an app: its source, the keys of its services, and what it keeps.
@MainActor
final class SettingsModel: ObservableObject, Identifiable {
  /// The kind of source that is chosen, or being chosen.
  @Published private(set) var choice: SourceChoice
  /// The address of the server, as it is typed.
  @Published var address: String {
    didSet { addressFault = nil }
  }
  /// Why the address is none.
  @Published private(set) var addressFault: String?
  /// The keys that the services of the app ask for.
  @Published var keys: [KeyEntry]
  /// Where the keys lie, if that needs to be said.
  @Published private(set) var vaultNotice: String?
  /// How much space replies and pictures take, in bytes; `nil` until that is known.
  @Published private(set) var cacheBytes: Int?
  /// Why not everything was cleared.
  @Published private(set) var cacheFault: String?

  private weak var session: AppSession?
  private let services: ShopServices
  private let cache: CacheFolder
  private var looking: Task<Void, Never>?

  init(session: AppSession, services: ShopServices, keys: [ServiceKey]) {
    self.session = session
    self.services = services
    cache = CacheFolder(url: services.places.cache)
    choice = SourceChoice(services.source)
    if case .server(let url) = services.source { address = url.absoluteString } else { address = "" }
    self.keys = keys.map { KeyEntry(key: $0) }
  }

  deinit {
    looking?.cancel()
  }

  /// The settings are about to show.
  @discardableResult
  func appeared() -> Task<Void, Never> {
    if let looking { return looking }
    let task = Task { [weak self, services, cache] in
      async let bytes = cache.size()
      let vault = await services.vault()
      self?.vaultNotice = vault.backend.notice
      for key in self?.keys.map(\.key) ?? [] { await self?.look(for: key, in: vault) }
      self?.cacheBytes = await bytes
    }
    looking = task
    return task
  }

  // MARK: The source

  /// A kind of source was chosen. A server is asked only once its address is submitted.
  func sourceTapped(_ newChoice: SourceChoice) {
    guard newChoice != choice else { return }
    choice = newChoice
    switch newChoice {
    case .demo: session?.sourceChosen(.demo)
    case .live: session?.sourceChosen(.live)
    case .server: break
    }
  }

  /// The address was typed.
  func addressSubmitted() {
    let text = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let source = ServiceSource(text), case .server = source else {
      addressFault = SettingsText.addressFault
      return
    }
    addressFault = nil
    session?.sourceChosen(source)
  }

  // MARK: Keys

  /// A key was typed, and is to be kept.
  @discardableResult
  func saveTapped(_ key: ServiceKey) -> Task<Void, Never> {
    let typed = keys.first { $0.key == key }?.typed ?? ""
    return change(key) { try await key.store(typed, in: $0) }
  }

  /// A key is to be forgotten.
  @discardableResult
  func forgetTapped(_ key: ServiceKey) -> Task<Void, Never> {
    change(key) { try await $0.delete(key.name) }
  }

  private func change(
    _ key: ServiceKey, _ body: @escaping @Sendable (KeyVault) async throws -> Void
  ) -> Task<Void, Never> {
    Task {
      let vault = await services.vault()
      do {
        try await body(vault)
        update(key) {
          $0.typed = ""; $0.fault = nil
        }
        await look(for: key, in: vault)
        session?.keysChanged()
      } catch {
        update(key) { $0.fault = error.explanation }
      }
    }
  }

  private func look(for key: ServiceKey, in vault: KeyVault) async {
    let state: KeyEntry.State
    if services.hasInEnvironment(key) {
      state = .inEnvironment
    } else {
      do {
        let isKept = try await vault.read(key.name) != nil
        state = isKept ? .kept : key.fallback == nil ? .missing : .published
      } catch {
        state = .unknown(error.explanation)
      }
    }
    update(key) { $0.state = state }
  }

  private func update(_ key: ServiceKey, _ body: (inout KeyEntry) -> Void) {
    guard let index = keys.firstIndex(where: { $0.key == key }) else { return }
    body(&keys[index])
  }

  // MARK: Storage

  /// Replies and pictures are to be cleared.
  @discardableResult
  func clearConfirmed() -> Task<Void, Never> {
    Task {
      do {
        try await cache.clear()
        cacheFault = nil
      } catch {
        cacheFault = SettingsText.notCleared(error)
      }
      session?.memoryWarningReceived()
      cacheBytes = await cache.size()
    }
  }
}
