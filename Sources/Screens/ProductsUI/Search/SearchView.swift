import CommonUI
import Products
import Services
import Storage
import SwiftUI

/// The first screen: a field to search with, and the recent searches.
struct SearchView<Results: View>: View {
  @ObservedObject var search: SearchModel
  @Binding var showsResults: Bool
  let submitted: (ProductsQuery) -> Void
  @ViewBuilder let results: Results

  var body: some View {
    NoticedPage {
      DemoBanner()
      if let notice = search.notice { NoticeBanner(notice, symbol: "exclamationmark.triangle") }
    } content: {
      List {
        Section {
          ProductSearchField(text: $search.text, canSubmit: search.canSubmit) { submit() }
        }
        if search.recents.isEmpty { examples } else { recents }
      }
      .listStyle(InsetGroupedListStyle())
    }
    .background(
      // Pushed by code, and in the column of the search, so that a product can stand beside the results.
      NavigationLink(destination: results, isActive: $showsResults) { EmptyView() }
        .isDetailLink(false)
        .hidden()
    )
    .navigationTitle(ProductsUIText.title)
    .toolbar { ToolbarItem(placement: .navigationBarTrailing) { SettingsButton(keys: [.bestbuy]) } }
    .onAppear { search.appeared() }
  }

  private var recents: some View {
    Section(header: RecentsHeader { search.allRecentsDeleted() }) {
      ForEach(search.recents, id: \.self) { recent in
        SearchSuggestion(text: recent, symbol: "clock.arrow.circlepath") { choose(recent) }
          .accessibilityAction(named: Text(verbatim: ProductsUIText.forget)) { search.recentDeleted(recent) }
      }
      .onDelete { offsets in
        for recent in offsets.map({ search.recents[$0] }) { search.recentDeleted(recent) }
      }
    }
  }

  private var examples: some View {
    Section(header: Text(verbatim: ProductsUIText.suggestions)) {
      ForEach(ProductsUIText.examples, id: \.self) { example in
        SearchSuggestion(text: example, symbol: "magnifyingglass") { choose(example) }
      }
    }
  }

  private func submit() {
    if let query = search.searchSubmitted() { submitted(query) }
  }

  private func choose(_ text: String) {
    if let query = search.recentTapped(text) { submitted(query) }
  }
}
