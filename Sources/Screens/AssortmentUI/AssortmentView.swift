import Assortment
import CommonUI
import Services
import SwiftUI

/// The two tabs, Shop and Assortment.
public struct AssortmentView: View {
  @StateObject private var tabs: TabsModel
  @SceneStorage("assortment.tab") private var lastTab = TabsModel.Tab.shop
  @SceneStorage("assortment.place") private var lastPlace = ""
  @SceneStorage("assortment.search") private var lastSearch = ""
  @Environment(\.openURL) private var openURL
  @State private var unopened: URL?

  private let site: WebSite

  /// The tabs over the services at a source.
  public init(services: ShopServices) {
    self.init(
      site: WebSite(services),
      tabs: TabsModel(service: services.assortment(), startURL: services.shopStart))
  }

  init(site: WebSite, tabs: @autoclosure @escaping () -> TabsModel) {
    self.site = site
    _tabs = StateObject(wrappedValue: tabs())
  }

  /// The tabs, each with a navigation stack of its own.
  public var body: some View {
    TabView(selection: Binding(get: { tabs.tab }, set: { tabs.tabSelected($0) })) {
      ShopTab(model: tabs.shop, site: site)
        .tabItem { Label(AssortmentScreensText.shop, systemImage: "bag") }
        .tag(TabsModel.Tab.shop)
      AssortmentTab(model: tabs.assortment, site: site)
        .tabItem { Label(AssortmentScreensText.assortment, systemImage: "square.grid.2x2") }
        .tag(TabsModel.Tab.assortment)
    }
    .assortmentAccent()
    .onAppear { appeared() }
    .onChange(of: tabs.tab) { lastTab = $0 }
    // The first one is what the search began with, before that of last time came back.
    .onReceive(tabs.assortment.$searchText.dropFirst()) { lastSearch = $0 }
    .onReceive(tabs.assortment.places) { lastPlace = $0.text }
    .onReceive(tabs.elsewhere) { open($0) }
    .alert(isPresented: Binding(get: { unopened != nil }, set: { if !$0 { unopened = nil } })) {
      Alert(
        title: Text(AssortmentScreensText.notOpened),
        message: Text(AssortmentScreensText.notOpened(unopened?.scheme ?? "")))
    }
  }

  private func appeared() {
    tabs.restored(lastTab, AssortmentPlace(lastPlace), searchText: lastSearch)
    tabs.appeared()
  }

  private func open(_ url: URL) {
    openURL(url) { isOpened in
      if !isOpened { unopened = url }
    }
  }
}
