import Combine
import Formatting
import Foundation
import HTTP
import Images
import Services
import Storage

/// The source that an app asks, and the services at it. Another source is another ``Shop``, and the screens begin anew.
@MainActor
public final class AppSession: ObservableObject {
  /// The services at one source.
  public struct Shop: Identifiable, Sendable {
    /// Differs from that of every other shop of the session.
    public let id: Int
    /// The services.
    public let services: ShopServices
    /// Their pictures.
    public let images: ImageLoader
  }

  /// The services at the source; `nil` until the choice of last time has been read.
  @Published public private(set) var shop: Shop?
  /// What went wrong with the choice, in a sentence.
  @Published public private(set) var notice: String?

  /// The settings, while they are open. They outlast the shop, as another source may be chosen in them.
  @Published var settings: SettingsModel?

  let options: LaunchOptions
  private let preferences: Preferences
  private var starting: Task<Void, Never>?
  private var shops = 0

  /// A session that is still to start. The process speaks its language from now on.
  public init(_ options: LaunchOptions = .standard) {
    Language.standard = options.language
    self.options = options
    preferences = .file(options.places.data.appendingPathComponent("preferences.json"))
  }

  /// The source in use.
  public var source: ServiceSource? { shop?.services.source }

  /// The first screen is about to show.
  @discardableResult
  public func appeared() -> Task<Void, Never>? {
    if shop != nil { return nil }
    if let source = options.source {
      open(source)
      return nil
    }
    if let starting { return starting }
    let task = Task { await start() }
    starting = task
    return task
  }

  /// The user chose a source; it is kept for the next launch.
  @discardableResult
  public func sourceChosen(_ source: ServiceSource) -> Task<Void, Never> {
    open(source)
    return Task {
      do {
        try await preferences.set(source.description, for: AppSession.sourceKey)
        notice = nil
      } catch {
        notice = CommonText.sourceNotKept(error)
      }
    }
  }

  /// A key was entered or forgotten: what failed without it may work now.
  public func keysChanged() {
    if let source { open(source) }
  }

  /// The user wants to see the settings.
  ///
  /// - Parameter keys: the keys that the services of the app ask for.
  public func settingsTapped(keys: [ServiceKey]) {
    guard let shop else { return }
    settings = SettingsModel(session: self, services: shop.services, keys: keys)
  }

  /// The system runs short of memory.
  public func memoryWarningReceived() {
    shop?.images.memoryWarningReceived()
  }

  private static let sourceKey = "source"

  private func start() async {
    var chosen: ServiceSource?
    do {
      chosen = try await preferences.text(AppSession.sourceKey).flatMap(ServiceSource.init)
    } catch {
      notice = CommonText.sourceNotRead(error)
    }
    if shop == nil { open(chosen ?? .demo) }
  }

  private func open(_ source: ServiceSource) {
    shops += 1
    let services = ShopServices(
      source: source, places: options.places, vault: options.vault, environment: options.environment
    ) { _ in CommonText.keyAdvice }
    shop = Shop(id: shops, services: services, images: ImageLoader(services))
  }
}
