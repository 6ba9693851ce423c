import SwiftUI
import SwiftUITesting
import XCTest

private struct CountingTab: View {
  @State var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct TwoTabs: View {
  let visits: VisitJournal
  var selection: Binding<String>?
  var body: some View {
    TabView(selection: selection) {
      CountingTab().writesVisits("shop", in: visits)
        .tabItem { Text("Shop") }
        .tag("shop")
      Text("Nothing yet").writesVisits("basket", in: visits)
        .tabItem { Text("Basket") }
        .tag("basket")
    }
  }
}

private final class ChosenTab: ObservableObject {
  @Published var tab = "shop"
}

private struct BoundTabs: View {
  @ObservedObject var chosen: ChosenTab
  let visits = VisitJournal()
  var body: some View { TwoTabs(visits: visits, selection: $chosen.tab) }
}

@MainActor private func select(_ title: String, on screen: Screen) {
  screen.content(TabButtonContent.self, title)?.select()
  screen.update()
}

final class TabViewTests: XCTestCase {
  func testATabIsMountedWhenItIsSelectedAndKeepsItsState() {
    MainActor.assumeIsolated {
      let visits = VisitJournal()
      let screen = Screen { TwoTabs(visits: visits) }
      XCTAssertEqual(visits.take(), ["+shop"])
      let nodes = screen.tree.nodeCount
      screen.press("Count 0")
      select("Basket", on: screen)
      XCTAssertGreaterThan(screen.tree.nodeCount, nodes)
      XCTAssertEqual(visits.take(), ["-shop", "+basket"])
      XCTAssertNotNil(screen.find("Nothing yet"))
      XCTAssertNil(screen.find("Count 1"))
      XCTAssertEqual(screen.content(TabButtonContent.self, "Basket")?.isSelected, true)
      select("Shop", on: screen)
      XCTAssertEqual(visits.take(), ["-basket", "+shop"])
      XCTAssertNotNil(screen.find("Count 1"))
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testTheSelectionIsBoundBothWays() {
    MainActor.assumeIsolated {
      let chosen = ChosenTab()
      chosen.tab = "basket"
      let screen = Screen { BoundTabs(chosen: chosen) }
      XCTAssertNotNil(screen.find("Nothing yet"))
      select("Shop", on: screen)
      XCTAssertEqual(chosen.tab, "shop")
      chosen.tab = "basket"
      screen.update()
      XCTAssertNotNil(screen.find("Nothing yet"))
    }
  }

  func testTheBarIsAtTheBottomWhereThereIsLittleRoomAndElseOnTop() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 400, height: 600)) { TwoTabs(visits: VisitJournal()) }
      XCTAssertEqual(screen.find(TabBarContent.self)?.frame, CGRect(x: 0, y: 552, width: 400, height: 48))
      XCTAssertEqual(screen.find(TabButtonContent.self, "Basket")?.frame.minX, 200)
      screen.press("Count 0")
      var environment = EnvironmentValues()
      environment.horizontalSizeClass = .regular
      screen.tree.inherit(environment)
      screen.update()
      XCTAssertEqual(screen.find(TabBarContent.self)?.frame, CGRect(x: 0, y: 0, width: 400, height: 44))
      XCTAssertEqual(screen.content(TabButtonContent.self)?.isIconAbove, false)
      XCTAssertNotNil(screen.find("Count 1"))
    }
  }

  func testTheFirstTabIsAtTheRightInRightToLeftLanguages() {
    MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let screen = Screen(size: CGSize(width: 400, height: 600), environment: environment) {
        TwoTabs(visits: VisitJournal())
      }
      XCTAssertEqual(screen.find(TabButtonContent.self, "Shop")?.frame.minX, 200)
    }
  }

  func testTabsAreFoundInGroupsRepetitionsAndConditions() {
    MainActor.assumeIsolated {
      let hasMore = true
      let screen = Screen {
        TabView {
          Group {
            Text("One").tabItem { Text("1") }.padding()
            ForEach([2, 3], id: \.self) { number in
              Text("Number \(number)").tabItem { Text("\(number)") }
            }
          }
          if hasMore { AnyView(Text("Four").tabItem { Text("4") }) }
        }
      }
      let titles = screen.elements.compactMap { ($0.content as? TabButtonContent)?.title }
      XCTAssertEqual(titles, ["1", "2", "3", "4"])
      select("3", on: screen)
      XCTAssertNotNil(screen.find("Number 3"))
    }
  }

  func testThePageStyleShowsDots() {
    MainActor.assumeIsolated {
      let screen = Screen {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(PageTabViewStyle())
      }
      XCTAssertNil(screen.find(TabBarContent.self))
      screen.content(PageIndexContent.self)?.select(1)
      screen.update()
      XCTAssertNotNil(screen.find("Two"))
      XCTAssertEqual(screen.content(PageIndexContent.self)?.value, "2/2")
    }
  }

  func testTheTitleOfAPageFollowsTheTab() {
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          TabView {
            Text("One").navigationTitle("First").tabItem { Text("1") }
            Text("Two").navigationTitle("Second").tabItem { Text("2") }
          }
        }
      }
      XCTAssertEqual(screen.title, "First")
      select("2", on: screen)
      XCTAssertEqual(screen.title, "Second")
      select("1", on: screen)
      XCTAssertEqual(screen.title, "First")
    }
  }

  func testATabShowsThePictureAndTheTextOfItsLabel() {
    MainActor.assumeIsolated {
      let screen = Screen {
        TabView {
          Text("One").tabItem {
            Image(systemName: "house")
            Text("Home")
          }
        }
      }
      let button = screen.content(TabButtonContent.self, "Home")
      XCTAssertEqual(button?.icon, Image(systemName: "house"))
      XCTAssertEqual(button?.role, .tab)
    }
  }

  func testATabThatIsGoneLeavesNothingBehind() {
    final class Tabs: ObservableObject { @Published var names = ["a", "b"] }
    struct Root: View {
      @ObservedObject var tabs: Tabs
      var body: some View {
        TabView { ForEach(tabs.names, id: \.self) { name in Text("Tab \(name)").tabItem { Text(name) } } }
      }
    }
    MainActor.assumeIsolated {
      let tabs = Tabs()
      let screen = Screen { Root(tabs: tabs) }
      let nodes = screen.tree.nodeCount
      select("b", on: screen)
      tabs.names = ["a"]
      screen.update()
      XCTAssertNotNil(screen.find("Tab a"))
      XCTAssertEqual(screen.tree.nodeCount, nodes)
    }
  }

  func testATabThatIsChangedOnACoveredPageNamesThePageLater() {
    struct Root: View {
      @ObservedObject var chosen: ChosenTab
      var body: some View {
        TabView(selection: $chosen.tab) {
          Text("One").navigationTitle("Shop page").tabItem { Text("Shop") }.tag("shop")
          NavigationLink("Open", destination: Text("In")).navigationTitle("Basket page")
            .tabItem { Text("Basket") }.tag("basket")
        }
      }
    }
    MainActor.assumeIsolated {
      let chosen = ChosenTab()
      let screen = Screen { NavigationView { Root(chosen: chosen) } }
      select("Basket", on: screen)
      XCTAssertEqual(screen.title, "Basket page")
      screen.press("Open")
      chosen.tab = "shop"
      screen.update()
      screen.back()
      XCTAssertEqual(screen.title, "Shop page")
    }
  }
}
