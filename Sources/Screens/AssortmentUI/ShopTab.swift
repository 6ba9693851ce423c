import Assortment
import CommonUI
import Services
import SwiftUI

/// The Shop tab: the shop's own pages, on a navigation stack of their own.
struct ShopTab: View {
  let model: ShopModel
  let site: WebSite

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        DemoBanner()
        WebPageScreen(page: model.page, site: site)
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { SettingsButton(keys: [.bonprix]) }
      }
      .onAppear { model.appeared() }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
