import CommonUI
import Homes
import SwiftUI

/// The homes for sale or rent, in one column where the width is compact and in two where it is regular.
struct HomesListScreen: View {
  @ObservedObject var model: HomesModel
  let shop: HomesShop

  @SceneStorage("homes.search") private var searchText = ""
  @SceneStorage("homes.filter") private var keptFilter = ""
  @SceneStorage("homes.sort") private var keptSort = HomesSort.featured
  @SceneStorage("homes.home") private var openHome = ""
  @SceneStorage("homes.isHomeOpen") private var isHomeOpen = false
  @SceneStorage("homes.areFavouritesOpen") private var areFavouritesOpen = false
  @State private var isFiltering = false

  var body: some View {
    VStack(spacing: 0) {
      HomesHeader(model: model) { areFavouritesOpen = true }
      NoticedPage {
        DemoBanner()
        if let notice = model.notice { NoticeBanner(notice) }
        FavouritesBanner(favourites: model.favourites)
      } content: {
        content
      }
    }
    .background(links)
    .navigationTitle(HomesUIText.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) { SettingsButton() }
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Button {
          model.refreshTapped()
        } label: {
          Label(HomesUIText.refresh, systemImage: "arrow.clockwise")
        }
        Button {
          isFiltering = true
        } label: {
          Label(filterTitle, systemImage: filterSymbol)
        }
      }
    }
    .sheet(isPresented: $isFiltering) { HomesFilterSheet(model: model) }
    .onAppear {
      model.sortChosen(keptSort)
      model.filterChanged(HomesFilter(kept: keptFilter, text: searchText))
      model.appeared()
    }
    .onChange(of: model.sort) { keptSort = $0 }
    .onChange(of: model.filter) { keptFilter = $0.kept }
    .onDisappear { model.disappeared() }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle, .loading: LoadingView(HomesUIText.loading)
    case .failed(let reason): StatusView(failure: reason) { model.retryTapped() }
    case .loaded, .refreshing: list
    }
  }

  private var list: some View {
    ScrollView {
      VStack(spacing: 16) {
        HomesListTop(model: model, text: text)
        if let empty = model.emptyText {
          StatusMessage(symbol: "house", title: HomesUIText.noHomes, message: empty) {
            if !model.filter.isEmpty { Button(HomesUIText.showAll) { showAll() } }
          }
        }
        HomesGrid(
          rows: model.rows, opened: open, favouriteTapped: { model.favouriteTapped($0) },
          rowAppeared: { model.rowAppeared($0) })
      }
      .padding(.vertical)
    }
  }

  /// Three, as iOS 14.5 pops a page at once from one that holds exactly two links; the last one leads nowhere.
  /// https://developer.apple.com/forums/thread/677333
  private var links: some View {
    ZStack {
      HomeLink(
        id: HomeID(openHome), isOpen: $isHomeOpen, known: { model.home($0) }, favourites: model.favourites,
        shop: shop)
      NavigationLink(
        destination: FavouritesScreen(favourites: model.favourites, shop: shop), isActive: $areFavouritesOpen
      ) { EmptyView() }
      .hidden()
      NavigationLink(destination: EmptyView()) { EmptyView() }.hidden()
    }
  }

  private var text: Binding<String> {
    Binding(
      get: { searchText },
      set: {
        searchText = $0
        model.textTyped($0)
      })
  }

  private var isFiltered: Bool { !model.filter.isOnlyText }
  private var filterTitle: String { isFiltered ? HomesUIText.filterIsOn : HomesUIText.filter }
  private var filterSymbol: String {
    isFiltered ? "line.horizontal.3.decrease.circle.fill" : "line.horizontal.3.decrease.circle"
  }

  private func open(_ id: HomeID) {
    openHome = id.description
    isHomeOpen = true
  }

  private func showAll() {
    searchText = ""
    model.filterChanged(HomesFilter())
  }
}
