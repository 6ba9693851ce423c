import SwiftUI
import SwiftUITesting
import XCTest

private struct StateButton: View {
  let name: String
  @State var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct MailPages: View {
  var body: some View {
    NavigationView {
      VStack {
        StateButton(name: "Inbox")
        NavigationLink("Letter", destination: LetterPage())
        NavigationLink("Folder", destination: Text("Folders").navigationTitle("Folder")).isDetailLink(false)
      }
      .navigationTitle("Mail")
      Text("Choose").navigationTitle("Nothing")
    }
  }
}

private struct LetterPage: View {
  var body: some View {
    VStack {
      StateButton(name: "Read")
      NavigationLink("Sender", destination: Text("Ann").navigationTitle("Sender"))
    }
    .navigationTitle("Letter")
  }
}

@MainActor private func environment(_ sizeClass: UserInterfaceSizeClass) -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.horizontalSizeClass = sizeClass
  return environment
}

@MainActor private func titles(_ screen: Screen) -> [String?] {
  screen.elements.compactMap { $0.content as? NavigationBarContent }.map(\.title)
}

final class NavigationColumnsTests: XCTestCase {
  func testTheSecondViewFillsTheDetailUntilALinkIsFollowed() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment(.regular)) {
        MailPages()
      }
      XCTAssertEqual(titles(screen), ["Mail", "Nothing"])
      let columns = screen.find(NavigationContent.self)?.children.map(\.frame)
      XCTAssertEqual(columns?.map(\.minX), [0, 320, 321])
      XCTAssertEqual(columns?.map(\.width), [320, 1, 679])
      screen.press("Letter")
      XCTAssertEqual(titles(screen), ["Mail", "Letter"])
      XCTAssertNil(screen.find(BackButtonContent.self))
      screen.press("Sender")
      XCTAssertEqual(titles(screen), ["Mail", "Sender"])
      screen.back()
      XCTAssertEqual(titles(screen), ["Mail", "Letter"])
    }
  }

  func testTheRowOfThePageBesideAListIsMarked() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 600)) {
        NavigationView {
          List {
            NavigationLink("Letter", destination: LetterPage())
            NavigationLink("Bill", destination: Text("To pay"))
          }
          Text("Choose")
        }
      }
      @MainActor func marked() -> [Bool] {
        screen.elements.compactMap { ($0.content as? ListRowContent)?.isSelected }
      }
      XCTAssertEqual(marked(), [false, false])
      try screen.tap(.text("Letter"))
      XCTAssertEqual(marked(), [true, false])
      try screen.tap(.text("Bill"))
      XCTAssertEqual(marked(), [false, true])
      try screen.resize(to: CGSize(width: 390, height: 600))
      try screen.goBack()
      XCTAssertEqual(marked(), [false, false])
      try screen.tap(.text("Bill"))
      try screen.resize(to: CGSize(width: 1000, height: 600))
      XCTAssertEqual(marked(), [false, true])
    }
  }

  func testALinkThatIsNoDetailLinkStaysInTheSidebar() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment(.regular)) {
        MailPages()
      }
      screen.press("Letter")
      screen.press("Folder")
      XCTAssertEqual(titles(screen), ["Folder", "Letter"])
      screen.back()
      XCTAssertEqual(titles(screen), ["Mail", "Letter"])
    }
  }

  func testPagesAndTheirStateOutliveAChangeOfTheColumns() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment(.regular)) {
        MailPages()
      }
      screen.press("Inbox 0")
      screen.press("Letter")
      screen.press("Read 0")
      screen.tree.inherit(environment(.compact))
      screen.update()
      XCTAssertEqual(titles(screen), ["Letter"])
      XCTAssertNotNil(screen.find("Read 1"))
      XCTAssertEqual(screen.content(BackButtonContent.self)?.label, "Back, Mail")
      screen.tree.inherit(environment(.regular))
      screen.update()
      XCTAssertEqual(titles(screen), ["Mail", "Letter"])
      XCTAssertNotNil(screen.find("Inbox 1"))
      XCTAssertNotNil(screen.find("Read 1"))
      screen.tree.inherit(environment(.compact))
      screen.update()
      screen.back()
      XCTAssertEqual(titles(screen), ["Mail"])
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
    }
  }

  func testTheStackStyleShowsOnePageAtATime() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment(.regular)) {
        MailPages().navigationViewStyle(StackNavigationViewStyle())
      }
      XCTAssertEqual(titles(screen), ["Mail"])
      screen.press("Letter")
      XCTAssertEqual(titles(screen), ["Letter"])
    }
  }

  func testTheSidebarIsNarrow() {
    struct Width: View {
      @Environment(\.horizontalSizeClass) var width
      var body: some View { Text(width == .compact ? "narrow" : "wide") }
    }
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment(.regular)) {
        NavigationView {
          Width(); Width()
        }
      }
      XCTAssertNotNil(screen.find("narrow"))
      XCTAssertNotNil(screen.find("wide"))
    }
  }

  func testTheDetailOutlivesTheScrollingOfItsLink() {
    MainActor.assumeIsolated {
      let chosen = ChosenRow()
      let screen = Screen(size: CGSize(width: 1000, height: 600), environment: environment(.regular)) {
        ManyRows(chosen: chosen)
      }
      screen.press("Row 0")
      screen.press("Seen 0")
      let mounted = screen.tree.nodeCount
      screen.scroll(to: 20_000)
      XCTAssertNil(screen.find("Row 0"))
      XCTAssertNotNil(screen.find("Seen 1"))
      XCTAssertEqual(chosen.row, 0)
      screen.scroll(to: 0)
      XCTAssertNotNil(screen.find("Seen 1"), "the link takes its page back")
      XCTAssertEqual(screen.tree.nodeCount, mounted, accuracy: 100)
      chosen.row = nil
      screen.update()
      XCTAssertNil(screen.find("Seen 1"))
    }
  }
}

private final class ChosenRow: ObservableObject {
  @Published var row: Int?
}

private struct ManyRows: View {
  @ObservedObject var chosen: ChosenRow
  var body: some View {
    NavigationView {
      ScrollView {
        LazyVStack {
          ForEach(0..<1000, id: \.self) { row in
            NavigationLink("Row \(row)", tag: row, selection: $chosen.row) { StateButton(name: "Seen") }
          }
        }
      }
    }
  }
}
