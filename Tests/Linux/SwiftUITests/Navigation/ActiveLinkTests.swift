import SwiftUI
import SwiftUITesting
import XCTest

private final class Route: ObservableObject {
  @Published var isOpen = false
  @Published var isDeep = false
  @Published var selection: String?
  @Published var hasLink = true
}

private struct RoutedPages: View {
  @ObservedObject var route: Route
  var body: some View {
    NavigationView {
      VStack {
        if route.hasLink {
          NavigationLink("First", isActive: $route.isOpen) {
            NavigationLink("Second", isActive: $route.isDeep) { Text("Bottom").navigationTitle("Second") }
              .navigationTitle("First")
          }
        }
        ForEach(["a", "b"], id: \.self) { tag in
          NavigationLink("Open \(tag)", tag: tag, selection: $route.selection) {
            Text("Page \(tag)").navigationTitle(tag)
          }
        }
      }
      .navigationTitle("Root")
    }
  }
}

final class ActiveLinkTests: XCTestCase {
  func testAPageFollowsItsBindingBothWays() {
    MainActor.assumeIsolated {
      let route = Route()
      let screen = Screen { RoutedPages(route: route) }
      let nodes = screen.tree.nodeCount
      route.isOpen = true
      screen.update()
      XCTAssertEqual(screen.title, "First")
      route.isOpen = false
      screen.update()
      XCTAssertEqual(screen.title, "Root")
      screen.press("First")
      XCTAssertTrue(route.isOpen)
      screen.back()
      XCTAssertFalse(route.isOpen)
      XCTAssertEqual(screen.title, "Root")
      XCTAssertEqual(screen.tree.nodeCount, nodes)
    }
  }

  func testAChainThatIsActiveFromTheStartIsPushedAndPoppedAtOnce() {
    MainActor.assumeIsolated {
      let route = Route()
      route.isOpen = true
      route.isDeep = true
      let screen = Screen { RoutedPages(route: route) }
      XCTAssertEqual(screen.title, "Second")
      XCTAssertEqual(screen.content(NavigationBarContent.self)?.backTitle, "First")
      route.isOpen = false
      screen.update()
      XCTAssertEqual(screen.title, "Root")
      XCTAssertFalse(route.isDeep, "the pages above are popped too, and say so")
    }
  }

  func testAnotherTagReplacesThePage() {
    MainActor.assumeIsolated {
      let route = Route()
      let screen = Screen { RoutedPages(route: route) }
      route.selection = "b"
      screen.update()
      XCTAssertNotNil(screen.find("Page b"))
      let nodes = screen.tree.nodeCount
      route.selection = "a"
      screen.update()
      XCTAssertNotNil(screen.find("Page a"))
      XCTAssertEqual(route.selection, "a")
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      screen.back()
      XCTAssertNil(route.selection)
      XCTAssertEqual(screen.title, "Root")
    }
  }

  func testAPageGoesWithItsLink() {
    MainActor.assumeIsolated {
      let route = Route()
      route.isOpen = true
      let screen = Screen { RoutedPages(route: route) }
      route.hasLink = false
      screen.update()
      XCTAssertEqual(screen.title, "Root")
    }
  }

  func testTheRowOfAListFollowsTheLink() {
    MainActor.assumeIsolated {
      let row = ListRowContext()
      let screen = Screen {
        NavigationView {
          NavigationLink("Open", destination: Text("In")).environment(\.listRow, row)
        }
      }
      XCTAssertNil(screen.find(ButtonContent.self), "the row is pressed, not its label")
      XCTAssertEqual(row.primary?.showsDisclosure, true)
      row.primary?.action()
      screen.update()
      XCTAssertNotNil(screen.find("In"))
      screen.unmount()
      XCTAssertNil(row.primary)
    }
  }

  func testALinkOutsideOfNavigationDoesNothing() {
    MainActor.assumeIsolated {
      let screen = Screen { NavigationLink("Open", destination: Text("In")) }
      screen.press("Open")
      XCTAssertNil(screen.find("In"))
    }
  }

  func testAnotherTagReplacesAPageThatIsNoDetail() {
    struct Root: View {
      @ObservedObject var route: Route
      var body: some View {
        NavigationView {
          ForEach(["a", "b"], id: \.self) { tag in
            NavigationLink("Open \(tag)", destination: Text("Page \(tag)"), isActive: active(tag))
              .isDetailLink(false)
          }
        }
      }

      func active(_ tag: String) -> Binding<Bool> {
        Binding(get: { route.selection == tag }, set: { if $0 { route.selection = tag } })
      }
    }
    MainActor.assumeIsolated {
      let route = Route()
      let screen = Screen { Root(route: route) }
      route.selection = "a"
      screen.update()
      route.selection = "b"
      screen.update()
      XCTAssertNotNil(screen.find("Page b"))
      screen.back()
      XCTAssertNotNil(screen.find("Open a"), "the page before was popped")
    }
  }

  func testARowOfAListLeadsToThePageOfItsLink() {
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          List(["a", "b"], id: \.self) { name in
            NavigationLink(destination: Text("Page \(name)"), label: { Text("Open \(name)") })
          }
        }
      }
      screen.content(ListRowContent.self, "Open b")?.press?()
      screen.update()
      XCTAssertNotNil(screen.find("Page b"))
      screen.back()
      XCTAssertNotNil(screen.find("Open b"))
    }
  }
}
