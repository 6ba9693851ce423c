import CommonUI
import Homes
import SwiftUI

/// The page of one home.
struct HomeDetailScreen: View {
  @StateObject private var model: HomeDetailModel
  private let shop: HomesShop
  @State private var openPart: HomeID?
  @State private var isPartOpen = false

  init(id: HomeID, home: Home?, favourites: FavouritesModel, shop: HomesShop) {
    self.shop = shop
    _model = StateObject(wrappedValue: shop.detail(id, home: home, favourites: favourites))
  }

  var body: some View {
    NoticedPage {
      if model.content != nil {
        if let notice = model.notice { NoticeBanner(notice) }
        if case .failed(let reason) = model.phase {
          ActionBanner(reason, symbol: "exclamationmark.triangle") {
            Button(CommonText.retry) { model.retryTapped() }
          }
        }
      }
      FavouritesBanner(favourites: model.favourites)
    } content: {
      content
    }
    .background(partLink)
    .navigationTitle(model.content?.row.title ?? HomesUIText.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          model.favouriteTapped()
        } label: {
          Image(systemName: favouriteSymbol)
        }
        .accessibilityLabel(HomesUIText.favouriteAction(model.isFavourite))
        .accessibilityAddTraits(model.isFavourite == true ? .isSelected : [])
        .disabled(model.content == nil)
      }
    }
    .onAppear { model.appeared() }
    .onDisappear { model.disappeared() }
  }

  @ViewBuilder private var content: some View {
    if let content = model.content {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          if model.phase == .loading {
            ProgressView(HomesUIText.loadingMore).frame(maxWidth: .infinity).padding(.top)
          }
          HomeDetailView(content: content, partTapped: open)
        }
        .padding(.bottom, 32)
      }
    } else {
      switch model.phase {
      case .loading, .loaded: LoadingView(HomesUIText.loadingHome)
      case .notListed:
        StatusView(symbol: "house", title: HomesUIText.notListed, message: model.notice)
      case .failed(let reason): StatusView(failure: reason) { model.retryTapped() }
      }
    }
  }

  private var partLink: some View {
    HomeLink(
      id: openPart, isOpen: $isPartOpen, known: { _ in nil }, favourites: model.favourites, shop: shop)
  }

  private func open(_ part: HomeID) {
    openPart = part
    isPartOpen = true
  }

  private var favouriteSymbol: String {
    switch model.isFavourite {
    case true?: "heart.fill"
    case false?: "heart"
    case nil: "questionmark.circle"
    }
  }
}
