import CommonUI
import Products
import SwiftUI

/// The second screen: what was found.
struct ResultsView: View {
  @ObservedObject var results: ResultsModel
  @Binding var sort: ProductSort
  @Binding var opened: OpenedProduct?
  let context: ProductsContext
  /// A product of last time is opened only when its results are there: pages are pushed one after the other.
  @State private var isSettled = false

  var body: some View {
    NoticedPage {
      DemoBanner()
      if let notice = results.notice { OfflineNotice(text: notice) { results.refreshTapped() } }
    } content: {
      content
    }
    .background(
      NavigationLink(destination: detail, isActive: showsDetail) { EmptyView() }
        .hidden()
    )
    .navigationTitle(results.query?.text ?? ProductsUIText.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .navigationBarTrailing) { SortMenu(sort: $sort) } }
    .onAppear {
      results.appeared()
      settle(results.phase)
    }
    .onDisappear { results.disappeared() }
    .onChange(of: results.phase) { settle($0) }
  }

  @ViewBuilder private var content: some View {
    switch results.phase {
    case .idle, .loading: LoadingView()
    case .loaded: list
    case .empty:
      StatusView(
        symbol: "magnifyingglass", title: ProductsUIText.nothingFound,
        message: ProductsUIText.nothingFound(for: results.query?.text ?? ""))
    case .failed(let message): StatusView(failure: message) { results.retryTapped() }
    }
  }

  private var list: some View {
    List {
      if let count = results.count {
        Text(verbatim: count).font(.footnote).foregroundColor(.secondary)
          .accessibilityAddTraits(.isHeader)
      }
      ForEach(results.rows) { row in
        ResultRow(row: row) { opened = .product(row.product) }
          .listRowBackground(background(of: row))
          .onAppear { results.rowAppeared(row.id) }
      }
      ResultsFooter(footer: results.footer) { results.retryTapped() }
    }
    .listStyle(PlainListStyle())
  }

  private func background(of row: ProductRow) -> Color? {
    opened?.isSame(as: row.product) == true ? Color.accentColor.opacity(0.15) : nil
  }

  private var showsDetail: Binding<Bool> {
    Binding(get: { isSettled && opened != nil }, set: { if !$0 { opened = nil } })
  }

  @ViewBuilder private var detail: some View {
    if let opened {
      ProductDetailView(opened, context: context).id(opened)
    } else {
      // An iPad keeps the page beside the list when another search begins.
      NothingChosenView()
    }
  }

  private func settle(_ phase: ResultsModel.Phase) {
    if phase != .idle && phase != .loading { isSettled = true }
  }
}
