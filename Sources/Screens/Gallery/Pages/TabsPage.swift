import SwiftUI

struct TabsPage: View {
  @State private var tab = "shop"

  var body: some View {
    TabView(selection: $tab) {
      CountingTab(name: "Shop")
        .tabItem { Label("Shop", systemImage: "bag") }
        .tag("shop")
      CountingTab(name: "Search")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag("search")
      VStack(spacing: 12) {
        Text("The tab named \(tab)")
        Button("To the shop") { tab = "shop" }
      }
      .tabItem { Label("Account", systemImage: "person") }
      .tag("account")
    }
  }
}

private struct CountingTab: View {
  let name: String
  @State private var count = 0
  @State private var appearances = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("\(name): \(count)")
      Button("Count in \(name)") { count += 1 }
      Text("Appeared \(appearances) times").font(.caption)
    }
    .onAppear { appearances += 1 }
  }
}
