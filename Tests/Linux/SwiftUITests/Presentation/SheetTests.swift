import SwiftUI
import SwiftUITesting
import XCTest

private final class SheetState: ObservableObject {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name = "item"
  }

  @Published var isOpen = false
  @Published var isNestedOpen = false
  @Published var item: Item?
  @Published var hasPresenter = true
  var dismissals = 0
}

private struct SheetPage: View {
  @ObservedObject var state: SheetState
  var body: some View {
    VStack {
      Text("Below")
      if state.hasPresenter {
        Text("Presenter")
          .sheet(isPresented: $state.isOpen, onDismiss: { state.dismissals += 1 }) { SheetBody(state: state) }
      }
    }
    .sheet(item: $state.item, onDismiss: { state.dismissals += 1 }) { item in
      VStack {
        Text("\(item.name) \(item.id)")
        SheetCounter()
      }
    }
  }
}

private struct SheetCounter: View {
  @State var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct SheetBody: View {
  @ObservedObject var state: SheetState
  @Environment(\.presentationMode) var mode
  var body: some View {
    VStack {
      SheetCounter()
      Button("Close") { mode.wrappedValue.dismiss() }
      Button("Nested") { state.isNestedOpen = true }
        .sheet(isPresented: $state.isNestedOpen) { Text("On top") }
    }
  }
}

final class SheetTests: XCTestCase {
  func testASheetIsShownOverTheContentAndClosedByItself() {
    MainActor.assumeIsolated {
      let state = SheetState()
      let screen = Screen { SheetPage(state: state) }
      let (nodes, elements) = (screen.tree.nodeCount, screen.tree.elementCount)
      state.isOpen = true
      screen.update()
      XCTAssertTrue(screen.root?.children.last?.content is PresentationContent)
      XCTAssertEqual(screen.content(PresentationContent.self)?.isModal, true)
      XCTAssertEqual(screen.find("Below").map(screen.tree.presentations.canReach), false)
      XCTAssertEqual(screen.find("Count 0").map(screen.tree.presentations.canReach), true)
      screen.press("Count 0")
      XCTAssertNotNil(screen.find("Count 1"))
      screen.press("Close")
      XCTAssertFalse(state.isOpen)
      XCTAssertEqual(state.dismissals, 1)
      XCTAssertNil(screen.find(PresentationContent.self))
      XCTAssertEqual(screen.find("Below").map(screen.tree.presentations.canReach), true)
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
      state.isOpen = true
      screen.update()
      XCTAssertNotNil(screen.find("Count 0"), "each presentation begins anew")
    }
  }

  func testTheAppClosesASheet() {
    MainActor.assumeIsolated {
      let state = SheetState()
      state.isOpen = true
      let screen = Screen { SheetPage(state: state) }
      XCTAssertNotNil(screen.find(PresentationContent.self))
      state.isOpen = false
      screen.update()
      XCTAssertNil(screen.find(PresentationContent.self))
      XCTAssertEqual(state.dismissals, 1)
    }
  }

  func testEscapeClosesTheTopmostSheetOnly() {
    MainActor.assumeIsolated {
      let state = SheetState()
      state.isOpen = true
      let screen = Screen { SheetPage(state: state) }
      screen.press("Nested")
      XCTAssertEqual(
        screen.elements.compactMap { ($0.content as? PresentationContent)?.isCovered }, [true, false])
      XCTAssertTrue(NavigationController(screen.tree).cancel())
      screen.update()
      XCTAssertFalse(state.isNestedOpen)
      XCTAssertTrue(state.isOpen)
      screen.content(PresentationContent.self)?.dismiss?()
      screen.update()
      XCTAssertFalse(state.isOpen)
      XCTAssertEqual(state.dismissals, 1)
    }
  }

  func testASheetOnASheetGoesWithTheOneBelow() {
    MainActor.assumeIsolated {
      let state = SheetState()
      state.isOpen = true
      let screen = Screen { SheetPage(state: state) }
      screen.press("Nested")
      state.isOpen = false
      screen.update()
      XCTAssertNil(screen.find(PresentationContent.self))
      XCTAssertFalse(state.isNestedOpen)
    }
  }

  func testASheetGoesWithTheViewThatPresentsIt() {
    MainActor.assumeIsolated {
      let state = SheetState()
      state.isOpen = true
      let screen = Screen { SheetPage(state: state) }
      state.hasPresenter = false
      screen.update()
      XCTAssertNil(screen.find(PresentationContent.self))
      XCTAssertEqual(state.dismissals, 1)
      XCTAssertFalse(state.isOpen)
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testTheSameItemIsUpdatedAndAnotherOneIsPresentedAnew() {
    MainActor.assumeIsolated {
      let state = SheetState()
      let screen = Screen { SheetPage(state: state) }
      state.item = SheetState.Item(id: 1)
      screen.update()
      screen.press("Count 0")
      state.item?.name = "shoe"
      screen.update()
      XCTAssertNotNil(screen.find("shoe 1"))
      XCTAssertNotNil(screen.find("Count 1"))
      state.item = SheetState.Item(id: 2)
      screen.update()
      XCTAssertNotNil(screen.find("item 2"))
      XCTAssertNotNil(screen.find("Count 0"))
      XCTAssertEqual(state.dismissals, 1)
      screen.content(PresentationContent.self)?.dismiss?()
      screen.update()
      XCTAssertNil(state.item)
      XCTAssertEqual(state.dismissals, 2)
    }
  }

  func testASheetFillsTheWidthOrIsACardInTheMiddle() {
    MainActor.assumeIsolated {
      let state = SheetState()
      state.isOpen = true
      var compact = EnvironmentValues()
      compact.horizontalSizeClass = .compact
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: compact) {
        SheetPage(state: state)
      }
      XCTAssertEqual(screen.find(CardContent.self)?.frame, CGRect(x: 0, y: 24, width: 1000, height: 576))
      XCTAssertEqual(screen.content(CardContent.self)?.corners, .top)
      var environment = EnvironmentValues()
      environment.horizontalSizeClass = .regular
      screen.tree.inherit(environment)
      screen.update()
      XCTAssertEqual(screen.find(CardContent.self)?.frame, CGRect(x: 220, y: 45, width: 560, height: 510))
      XCTAssertEqual(screen.content(CardContent.self)?.corners, .all)
    }
  }

  func testTheContentHasTheEnvironmentOfTheViewThatPresentsIt() {
    struct LimitText: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    MainActor.assumeIsolated {
      let screen = Screen {
        Text("Below").sheet(isPresented: .constant(true)) { LimitText() }.environment(\.lineLimit, 3)
      }
      XCTAssertNotNil(screen.find("limit 3"))
    }
  }

  func testTitlesInASheetAreNotThoseOfThePageBelow() {
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          Text("Below")
            .fullScreenCover(isPresented: .constant(true)) { Text("Cover").navigationTitle("Cover title") }
        }
      }
      XCTAssertNil(screen.title)
      XCTAssertFalse(NavigationController(screen.tree).cancel(), "a cover is closed by its own buttons")
    }
  }

  func testAPopoverIsAsHighAsItsContentWhereThereIsRoom() {
    MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.horizontalSizeClass = .regular
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment) {
        Text("Below").popover(isPresented: .constant(true)) { Text("Hint") }
      }
      XCTAssertEqual(screen.content(PresentationContent.self)?.style, .popover)
      XCTAssertEqual(screen.find(CardContent.self)?.frame.height, 20)
      environment.horizontalSizeClass = .compact
      screen.tree.inherit(environment)
      screen.update()
      XCTAssertEqual(screen.find(CardContent.self)?.frame.height, 576)
    }
  }

  func testWhatIsOnASheetAppearsAndDisappearsOnce() {
    final class Cover: ObservableObject { @Published var isOpen = false }
    struct Root: View {
      @ObservedObject var cover: Cover
      let visits: VisitJournal
      var body: some View {
        Text("Below").writesVisits("below", in: visits)
          .fullScreenCover(isPresented: $cover.isOpen, onDismiss: { visits.lines.append("dismissed") }) {
            Text("Cover").writesVisits("cover", in: visits)
          }
      }
    }
    MainActor.assumeIsolated {
      let (cover, visits) = (Cover(), VisitJournal())
      let screen = Screen { Root(cover: cover, visits: visits) }
      cover.isOpen = true
      screen.update()
      XCTAssertEqual(visits.take(), ["+below", "+cover"])
      cover.isOpen = false
      screen.update()
      XCTAssertEqual(visits.take(), ["-cover", "dismissed"])
    }
  }

  func testPagesInASheetGoBackBeforeItIsClosed() {
    MainActor.assumeIsolated {
      let screen = Screen {
        Text("Below").sheet(isPresented: .constant(true)) {
          NavigationView { NavigationLink("Open", destination: Text("In")) }
        }
      }
      screen.press("Open")
      XCTAssertTrue(NavigationController(screen.tree).goBack())
      screen.update()
      XCTAssertNotNil(screen.find("Open"))
      XCTAssertFalse(NavigationController(screen.tree).goBack())
      XCTAssertNotNil(screen.find(PresentationContent.self))
    }
  }
}
