import CommonUI
import Formatting
import Foundation
import HTTP
import Products
import Services
import Storage
import SwiftUI

/// The electronics shop: search, results and one product; in a wide window results and product stand side by side.
public struct ProductsView: View {
  @StateObject private var search: SearchModel
  @StateObject private var results: ResultsModel
  @SceneStorage("products.text") private var text = ""
  @SceneStorage("products.query") private var query = ""
  @SceneStorage("products.sort") private var sort = ProductSort.bestMatch
  @SceneStorage("products.number") private var number = ""
  @State private var product: Product?

  private let context: ProductsContext

  /// The shop at the source of some services.
  ///
  /// - Parameters:
  ///   - locale: how prices are written.
  ///   - time: the clock that tells how old a copy is.
  public init(services: ShopServices, locale: Locale = .standard, time: TimeSource = .system) {
    self.init(
      ProductsContext(service: services.products(pageSize: 25), locale: locale, time: time),
      preferences: services.preferences)
  }

  init(_ context: ProductsContext, preferences: Preferences) {
    self.context = context
    _search = StateObject(wrappedValue: SearchModel(preferences: preferences))
    _results = StateObject(
      wrappedValue: ResultsModel(
        service: context.service, locale: context.locale, time: context.time))
  }

  /// The search, and the results and the product above or beside it.
  public var body: some View {
    TwoColumns {
      SearchView(search: search, showsResults: showsResults, submitted: submitted) {
        ResultsView(
          results: results, sort: sortBinding, opened: Binding(get: { opened }, set: { open($0) }),
          context: context)
      }
    } placeholder: {
      NothingChosenView()
    }
    .productsAccent()
    .onAppear { restore() }
    .onChange(of: search.text) { text = $0 }
  }

  private var showsResults: Binding<Bool> {
    Binding(get: { !query.isEmpty }, set: { if !$0 { query = "" } })
  }

  private var sortBinding: Binding<ProductSort> {
    Binding(
      get: { sort },
      set: {
        sort = $0
        results.sortChosen($0)
      })
  }

  private var opened: OpenedProduct? {
    product.map(OpenedProduct.product) ?? ProductReference(number).map(OpenedProduct.reference)
  }

  private func open(_ newValue: OpenedProduct?) {
    product = newValue?.product
    number = newValue?.number ?? ""
  }

  private func submitted(_ newQuery: ProductsQuery) {
    open(nil)
    results.searchSubmitted(newQuery)
    query = newQuery.text
  }

  /// Brings back what the window showed before.
  private func restore() {
    guard results.query == nil else { return }
    search.text = text
    results.sortChosen(sort)
    if let query = ProductsQuery(query) { results.searchSubmitted(query) }
  }
}
