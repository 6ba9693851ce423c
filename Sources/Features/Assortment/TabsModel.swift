import Combine
import Foundation
import HTTP

/// The two tabs of the app, and what one has to do with the other.
@MainActor
public final class TabsModel: ObservableObject {
  /// A tab.
  public enum Tab: String, Sendable, Hashable {
    /// The shop's own pages.
    case shop
    /// The categories.
    case assortment
  }

  /// The tab that is shown.
  @Published public private(set) var tab = Tab.shop
  /// The Shop tab.
  public let shop: ShopModel
  /// The Assortment tab.
  public let assortment: AssortmentModel
  /// Addresses that the system is to open, such as a call or a mail.
  public let elsewhere = PassthroughSubject<URL, Never>()

  private var connections: Set<AnyCancellable> = []

  /// Tabs that load when they come into view.
  ///
  /// - Parameters:
  ///   - service: where the assortment comes from.
  ///   - startURL: where the shop begins unless the assortment says otherwise.
  public init(
    service: AssortmentService, startURL: URL = CategoryTree.defaultStartURL, time: TimeSource = .system
  ) {
    let elsewhere = elsewhere
    let shopEntry = PassthroughSubject<Void, Never>()
    shop = ShopModel(startURL: startURL) { elsewhere.send($0) }
    assortment = AssortmentModel(
      service: service, time: time, openElsewhere: { elsewhere.send($0) }, openShop: { shopEntry.send() })
    shopEntry.sink { [weak self] in self?.shopEntryTapped() }.store(in: &connections)
    assortment.$startURL.compactMap { $0 }
      .sink { [shop] in shop.startURLFound($0) }.store(in: &connections)
  }

  /// The app came into view: loads the assortment, which names the shop's start page as well.
  @discardableResult
  public func appeared() -> Task<Void, Never>? { assortment.appeared() }

  /// The app was started again: shows what it showed last time.
  public func restored(_ tab: Tab, _ place: AssortmentPlace?, searchText: String) {
    self.tab = tab
    assortment.restored(place, searchText: searchText)
  }

  /// A tab was chosen.
  public func tabSelected(_ tab: Tab) {
    self.tab = tab
  }

  private func shopEntryTapped() {
    tab = .shop
    shop.shopEntryTapped()
  }
}
