import XCTest

import SwiftUI
import SwiftUITesting

final class MenuTests: XCTestCase {
  func testAMenuIsReadFromItsViewsAndFollowsThem() {
    MainActor.assumeIsolated {
      let screen = Screen { Sorting() }
      XCTAssertEqual(titles(screen), [["Newest", "Price"], ["Reverse", "More"]])
      XCTAssertEqual(entry("Newest", screen)?.isChecked, true)
      XCTAssertEqual(entry("Price", screen)?.isOneOfMany, true)
      XCTAssertEqual(entry("Help", screen)?.isEnabled, false)
      entry("Price", screen)?.press?()
      entry("Reverse", screen)?.press?()
      screen.update()
      XCTAssertEqual(entry("Newest", screen)?.isChecked, false)
      XCTAssertEqual(entry("Price", screen)?.isChecked, true)
      XCTAssertEqual(entry("Reverse", screen)?.isChecked, true)
      XCTAssertNotNil(entry("Reset", screen))
    }
  }

  func testWhatIsInAMenuIsNotOnTheScreen() {
    MainActor.assumeIsolated {
      let screen = Screen { Sorting() }
      XCTAssertNil(screen.find("Newest"))
      XCTAssertEqual(screen.find(MenuContent.self)?.spokenLabel, "Sort")
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testAContextMenuBelongsToItsView() {
    MainActor.assumeIsolated {
      var isShared = false
      let screen = Screen {
        Text("Chair").contextMenu {
          Button("Share") { isShared = true }
        }
      }
      let menu = screen.content(ContextMenuContent.self)
      XCTAssertEqual(menu?.sections.allEntries.map(\.title), ["Share"])
      menu?.sections.allEntries.first?.press?()
      XCTAssertTrue(isShared)
      XCTAssertEqual(screen.find(ContextMenuContent.self)?.spokenLabel, "Chair")
    }
  }
}

@MainActor
private func titles(_ screen: Screen) -> [[String]]? {
  screen.content(MenuContent.self)?.sections.map { $0.entries.map(\.title) }
}

@MainActor
private func entry(_ title: String, _ screen: Screen) -> MenuEntry? {
  screen.content(MenuContent.self)?.sections.allEntries.first { $0.title == title }
}

private struct Sorting: View {
  @State private var order = "Newest"
  @State private var isReversed = false
  var body: some View {
    Menu("Sort") {
      Picker("Order", selection: $order) {
        ForEach(["Newest", "Price"], id: \.self) { Text($0).tag($0) }
      }
      Toggle("Reverse", isOn: $isReversed)
      Menu("More") {
        Button("Help") {}.disabled(true)
        if isReversed { Button("Reset") {} }
      }
    }
  }
}
