import SwiftUI
import SwiftUITesting
import XCTest

/// What happened, in order.
final class VisitJournal: @unchecked Sendable {
  // Written on the main thread only.
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  /// Writes down when the view comes and goes.
  func writesVisits(_ name: String, in journal: VisitJournal) -> some View {
    onAppear { journal.lines.append("+\(name)") }.onDisappear { journal.lines.append("-\(name)") }
  }
}

private struct ShopCounter: View {
  @State var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct ShopPages: View {
  let journal: VisitJournal
  var body: some View {
    NavigationView {
      VStack {
        ShopCounter()
        NavigationLink("Shoes") {
          VStack {
            Text("Leather").writesVisits("shoes", in: journal)
            NavigationLink("Sizes", destination: Text("41").navigationTitle("Sizes"))
          }
          .navigationTitle("Shoes")
        }
      }
      .writesVisits("root", in: journal)
      .navigationTitle("Shop")
    }
  }
}

final class NavigationStackTests: XCTestCase {
  func testALinkPushesAPageAndTheBackButtonPopsIt() {
    MainActor.assumeIsolated {
      let journal = VisitJournal()
      let screen = Screen { ShopPages(journal: journal) }
      let (nodes, elements) = (screen.tree.nodeCount, screen.tree.elementCount)
      XCTAssertEqual(screen.title, "Shop")
      XCTAssertNil(screen.find(BackButtonContent.self))
      screen.press("Count 0")
      screen.press("Shoes")
      XCTAssertEqual(screen.title, "Shoes")
      XCTAssertEqual(screen.content(BackButtonContent.self)?.label, "Back, Shop")
      XCTAssertNotNil(screen.find("Leather"))
      XCTAssertNil(screen.find("Count 1"), "a covered page is not in the tree")
      XCTAssertEqual(journal.take(), ["+root", "-root", "+shoes"])
      screen.back()
      XCTAssertEqual(screen.title, "Shop")
      XCTAssertNotNil(screen.find("Count 1"), "a covered page keeps its state")
      XCTAssertEqual(journal.take(), ["-shoes", "+root"])
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
    }
  }

  func testPagesArePushedOnPages() {
    MainActor.assumeIsolated {
      let screen = Screen { ShopPages(journal: VisitJournal()) }
      screen.press("Shoes")
      screen.press("Sizes")
      XCTAssertEqual(screen.title, "Sizes")
      XCTAssertEqual(screen.content(NavigationBarContent.self)?.backTitle, "Shoes")
      screen.back()
      screen.back()
      XCTAssertEqual(screen.title, "Shop")
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testTheTitleIsLargeAndThePageFillsTheRest() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 300, height: 500)) {
        NavigationView { Text("Leather").navigationBarTitle("Shoes") }
      }
      XCTAssertEqual(
        screen.dump,
        """
        Container (0 0 300 500)
          Navigation (0 0 300 500)
            Page (0 0 300 500)
              NavigationBar "Shoes" large (0 0 300 44)
                Container (16 22 0 0)
                Container (150 22 0 0)
                Container (284 22 0 0)
              Text "Shoes" (16 44 72.8 36)
              Container (0 80 300 420)
                Text "Leather" (122 200 56 20)

        """)
    }
  }

  func testAnInlineTitleStandsInTheMiddleOfTheBar() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 300, height: 500)) {
        NavigationView {
          Text("Leather").navigationBarTitle("Shoes", displayMode: .inline)
            .navigationBarItems(leading: Button("Sort") {}, trailing: Button("Filter") {})
        }
      }
      let bar = screen.find(NavigationBarContent.self)
      XCTAssertEqual(bar?.children.map(\.frame.minX), [16, 130, 236])
      XCTAssertEqual(bar?.children.map(\.frame.width), [32, 40, 48])
      XCTAssertEqual(bar?.frame.height, 44)
    }
  }

  func testTheBackButtonGivesWayToTheTitle() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 300, height: 500)) {
        NavigationView {
          NavigationLink("Open") {
            Text("Leather").navigationBarTitle("New York to Montréal", displayMode: .inline)
          }
          .navigationTitle("Your journey there")
        }
      }
      screen.press("Open")
      let bar = screen.find(NavigationBarContent.self)
      XCTAssertEqual(screen.find(BackButtonContent.self)?.frame.width, 20, "the arrow alone")
      XCTAssertEqual(bar?.children[1].frame.width, 160, "all of the title")
      try screen.resize(to: CGSize(width: 500, height: 500))
      XCTAssertEqual(screen.find(BackButtonContent.self)?.frame.width, 164, "both titles")
    }
  }

  func testBarsAreMirroredInRightToLeftLanguages() {
    MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let screen = Screen(size: CGSize(width: 300, height: 500), environment: environment) {
        NavigationView {
          NavigationLink("Open") {
            Text("Leather").navigationBarTitle("Shoes", displayMode: .inline)
          }
        }
      }
      screen.press("Open")
      let back = screen.find(BackButtonContent.self)
      XCTAssertEqual(back?.parent?.frame.maxX, 284)
      XCTAssertEqual(screen.content(BackButtonContent.self)?.isRightToLeft, true)
      XCTAssertEqual(screen.content(BackButtonContent.self)?.label, "Back")
      environment.layoutDirection = .leftToRight
      screen.tree.inherit(environment)
      screen.update()
      XCTAssertEqual(back?.parent?.frame.minX, 16)
    }
  }

  func testAHiddenBarTakesNoSpace() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 300, height: 500)) {
        NavigationView { Text("Leather").navigationTitle("Shoes").navigationBarHidden(true) }
      }
      XCTAssertNil(screen.find(NavigationBarContent.self))
      XCTAssertNil(screen.find("Shoes")?.content as? TextContent)
      XCTAssertEqual(screen.find("Leather")?.parent?.frame.height, 500)
    }
  }

  func testABackButtonCanBeHidden() {
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          NavigationLink("Open", destination: Text("In").navigationBarBackButtonHidden(true))
        }
      }
      screen.press("Open")
      XCTAssertNil(screen.find(BackButtonContent.self))
      XCTAssertFalse(NavigationController(screen.tree).goBack())
    }
  }

  func testKeysGoBack() {
    MainActor.assumeIsolated {
      let screen = Screen { ShopPages(journal: VisitJournal()) }
      screen.press("Shoes")
      XCTAssertTrue(NavigationController(screen.tree).cancel(focus: screen.find("Leather")))
      screen.update()
      XCTAssertEqual(screen.title, "Shop")
      XCTAssertFalse(NavigationController(screen.tree).goBack())
    }
  }

  func testKeysGoBackInTheShownTabWhenTheFocusIsOnItsButton() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        TabView {
          NavigationView { NavigationLink("Open", destination: Text("In")).navigationTitle("Out") }
            .tabItem { Text("Shop") }
        }
      }
      screen.press("Open")
      XCTAssertTrue(NavigationController(screen.tree).goBack(from: try screen.get(.role(.tab))))
      screen.update()
      XCTAssertEqual(screen.title, "Out")
      XCTAssertFalse(NavigationController(screen.tree).goBack(from: try screen.get(.role(.tab))))
    }
  }

  func testThePageSeesItsLinksNewValues() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        NavigationView {
          NavigationLink(
            destination: VStack {
              Text("Count \(count)")
              Button("More") { count += 1 }
            },
            label: { Text("Open") })
        }
      }
    }
    MainActor.assumeIsolated {
      let screen = Screen { Root() }
      screen.press("Open")
      screen.press("More")
      XCTAssertNotNil(screen.find("Count 1"))
    }
  }

  func testThePageSeesObjectsOfTheNavigationViewAndDismissesItself() {
    final class Basket: ObservableObject { let name = "Basket" }
    struct Page: View {
      @EnvironmentObject var basket: Basket
      @Environment(\.presentationMode) var mode
      var body: some View {
        Button("\(basket.name) \(mode.wrappedValue.isPresented ? "up" : "down")") {
          mode.wrappedValue.dismiss()
        }
      }
    }
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView { NavigationLink("Open", destination: Page()) }.environmentObject(Basket())
      }
      screen.press("Open")
      screen.press("Basket up")
      XCTAssertNotNil(screen.find("Open"))
    }
  }

  func testACoveredPageIsUpdatedButNotLaidOut() {
    final class Price: ObservableObject { @Published var text = "10" }
    struct Root: View {
      @ObservedObject var price: Price
      var body: some View { Text("Price \(price.text)") }
    }
    MainActor.assumeIsolated {
      let price = Price()
      let screen = Screen {
        NavigationView {
          VStack {
            Root(price: price)
            NavigationLink("Open", destination: Text("In"))
          }
        }
      }
      screen.press("Open")
      let arrangements = screen.tree.arrangements
      price.text = "12000"
      screen.update()
      XCTAssertEqual(screen.tree.arrangements, arrangements)
      screen.back()
      XCTAssertEqual(screen.find("Price 12000")?.frame.width, 88)
    }
  }

  func testTheBackButtonFollowsTheTitleOfThePageBelow() {
    final class Names: ObservableObject { @Published var title = "Old" }
    struct Root: View {
      @ObservedObject var names: Names
      var body: some View {
        NavigationLink("Open", destination: Text("In")).navigationTitle(names.title)
      }
    }
    MainActor.assumeIsolated {
      let names = Names()
      let screen = Screen { NavigationView { Root(names: names) } }
      screen.press("Open")
      XCTAssertEqual(screen.content(BackButtonContent.self)?.title, "Old")
      names.title = "New"
      screen.update()
      XCTAssertEqual(screen.content(BackButtonContent.self)?.title, "New")
    }
  }
}
