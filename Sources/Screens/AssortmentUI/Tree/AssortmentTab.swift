import Assortment
import CommonUI
import Services
import SwiftUI

/// The Assortment tab: the levels of the tree and the pages of its links, on a navigation stack of their own.
struct AssortmentTab: View {
  @ObservedObject var model: AssortmentModel
  let site: WebSite

  var body: some View {
    NavigationView {
      content
        .background(NextScreenLink(model: model, site: site, depth: 0))
        .navigationTitle(model.levels.first?.title ?? AssortmentScreensText.assortment)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { SettingsButton(keys: [.bonprix]) }
          ToolbarItem(placement: .primaryAction) { refreshButton }
        }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onAppear { model.appeared() }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle, .loading: LoadingView(AssortmentScreensText.loading)
    case .failed(let reason): StatusView(failure: reason) { model.retryTapped() }
    case .loaded, .refreshing: tree
    }
  }

  private var tree: some View {
    NoticedPage {
      DemoBanner()
      if let notice = model.notice { NoticeBanner(notice) }
    } content: {
      VStack(spacing: 0) {
        searchField
        switch model.search {
        case .inactive: top
        case .hits(let hits): CategoryHits(hits: hits) { model.hitTapped($0) }
        case .nothing(let text):
          StatusView(symbol: "magnifyingglass", title: AssortmentScreensText.noHits, message: text)
        }
      }
    }
  }

  private var searchField: some View {
    SearchField(
      AssortmentScreensText.search,
      text: Binding(get: { model.searchText }, set: { model.searchTextChanged($0) })
    ) {
      // The hits are there while the text is typed.
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }

  private var top: some View {
    ScrollView {
      if let level = model.levels.first {
        CategoryRows(level: level) { model.rowTapped($0) }
      }
    }
  }

  @ViewBuilder private var refreshButton: some View {
    switch model.phase {
    case .refreshing: ProgressView()
    case .loaded:
      Button {
        model.refreshTapped()
      } label: {
        Label(AssortmentScreensText.refresh, systemImage: "arrow.clockwise")
      }
      .accessibilityIdentifier("refresh")
    case .idle, .loading, .failed: EmptyView()
    }
  }
}
