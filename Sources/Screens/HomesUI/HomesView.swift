import Homes
import Services
import Storage
import SwiftUI

/// The screens of the estate agent: the list of homes, the favourites, and a home.
///
/// One column of pages on every device, so that the list has the whole width for its two columns where that is regular.
public struct HomesView: View {
  @StateObject private var model: HomesModel
  private let shop: HomesShop

  /// The screens with these services.
  public init(services: ShopServices) {
    self.init(HomesShop(services))
  }

  /// The screens over a service, with small choices and favourites that are handed in.
  public init(
    service: HomesService, preferences: Preferences,
    favourites: @escaping @Sendable () async -> FavouritesStore
  ) {
    self.init(HomesShop(service: service, preferences: preferences, favourites: favourites))
  }

  init(_ shop: HomesShop) {
    self.shop = shop
    _model = StateObject(wrappedValue: shop.list())
  }

  /// The screens.
  public var body: some View {
    NavigationView { HomesListScreen(model: model, shop: shop) }
      .navigationViewStyle(StackNavigationViewStyle())
      .homesAccent()
  }
}
