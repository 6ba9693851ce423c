import Homes
import SwiftUI

/// Leads to the page of a home that is chosen elsewhere on the screen, as a row of a lazy list may be gone while its page is open.
struct HomeLink: View {
  /// The home that was opened last; it stays while its page goes away.
  let id: HomeID?
  @Binding var isOpen: Bool
  let known: (HomeID) -> Home?
  let favourites: FavouritesModel
  let shop: HomesShop

  var body: some View {
    NavigationLink(destination: destination, isActive: $isOpen) { EmptyView() }
      .hidden()
  }

  @ViewBuilder private var destination: some View {
    if let id {
      HomeDetailScreen(id: id, home: known(id), favourites: favourites, shop: shop).id(id)
    }
  }
}
