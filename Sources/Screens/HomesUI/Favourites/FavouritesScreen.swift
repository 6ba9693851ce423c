import CommonUI
import Homes
import SwiftUI

/// The favourites, with a mark on those that are no longer listed.
struct FavouritesScreen: View {
  @ObservedObject var favourites: FavouritesModel
  let shop: HomesShop

  @SceneStorage("homes.favourite") private var openHome = ""
  @SceneStorage("homes.isFavouriteOpen") private var isHomeOpen = false

  var body: some View {
    NoticedPage {
      notices
    } content: {
      content
    }
    .background(link)
    .navigationTitle(HomesUIText.favouritesTitle)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { favourites.listAppeared() }
    .onDisappear { favourites.listDisappeared() }
  }

  @ViewBuilder private var content: some View {
    switch favourites.phase {
    case .loading: LoadingView(HomesUIText.loadingFavourites)
    case .unknown(let reason): unknown(reason)
    case .loaded([]):
      StatusView(
        symbol: "heart", title: HomesUIText.noFavourites, message: HomesUIText.noFavouritesAdvice)
    case .loaded: list
    }
  }

  /// What became of a change, and that the key does not lie where it is safest.
  @ViewBuilder private var notices: some View {
    if case .loaded = favourites.phase {
      FavouritesBanner(favourites: favourites)
      if let notice = favourites.protectionNotice { NoticeBanner(notice, symbol: "lock.open") }
    }
  }

  private var list: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text(favourites.countText)
          .font(Font.subheadline.monospacedDigit())
          .foregroundColor(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
        HomesGrid(
          rows: favourites.rows,
          opened: {
            openHome = $0.description
            isHomeOpen = true
          },
          favouriteTapped: { favourites.removeTapped($0) })
      }
      .padding(.vertical)
    }
  }

  private func unknown(_ reason: String) -> some View {
    GeometryReader { space in
      ScrollView {
        StatusMessage(symbol: "lock", title: HomesUIText.favouritesUnknown, message: reason) {
          FavouritesRemedies(favourites: favourites)
        }
        .frame(minHeight: space.size.height)
      }
    }
  }

  private var link: some View {
    HomeLink(
      id: HomeID(openHome), isOpen: $isHomeOpen, known: { favourites.home($0) }, favourites: favourites,
      shop: shop)
  }
}
