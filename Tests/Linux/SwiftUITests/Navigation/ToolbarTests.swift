import SwiftUI
import SwiftUITesting
import XCTest

private struct EditorTools: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
  }
}

private struct CountingPage: View {
  @State var count = 0
  @State var hasTools = true
  var body: some View {
    NavigationView {
      VStack {
        Button("Hide") { hasTools = false }
        if hasTools {
          Text("Body").toolbar { Button("Count \(count)") { count += 1 } }
        }
      }
      .navigationTitle("Page")
    }
  }
}

final class ToolbarTests: XCTestCase {
  func testLettersInBarsDoNotGrow() throws {
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityExtraExtraExtraLarge
      let screen = Screen(environment: environment) { CountingPage() }
      let item = try XCTUnwrap(screen.content(TextContent.self, "Count 0"))
      XCTAssertEqual(item.sizeCategory, .large)
      XCTAssertEqual(item.lineLimit, 1)
      let text = try XCTUnwrap(screen.content(TextContent.self, "Hide"))
      XCTAssertEqual(text.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
  }

  func testItemsGoWhereTheirPurposeBelongs() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 400, height: 600)) {
        NavigationView {
          Text("Body")
            .toolbar { EditorTools() }
            .toolbar {
              ToolbarItem(placement: .principal) { Text("Title") }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("Low")
                Text("Lower")
              }
            }
            .navigationTitle("Hidden by the principal item")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
      let slots = screen.find(NavigationBarContent.self)?.children ?? []
      let labels = slots.map { slot in
        screen.elements.filter { element in
          var current: Element? = element
          while let parent = current, parent !== slot { current = parent.parent }
          return current === slot
        }.compactMap { ($0.content as? TextContent)?.label }
      }
      XCTAssertEqual(labels, [["Cancel"], ["Title"], ["Save"]])
      XCTAssertEqual(screen.find(BottomBarContent.self)?.frame, CGRect(x: 0, y: 556, width: 400, height: 44))
      XCTAssertNotNil(screen.find("Lower"))
    }
  }

  func testItemsUseTheStateOfTheirViewAndGoWithIt() {
    MainActor.assumeIsolated {
      let screen = Screen { CountingPage() }
      screen.press("Count 0")
      XCTAssertNotNil(screen.find("Count 1"))
      screen.press("Hide")
      XCTAssertNil(screen.find("Count 1"))
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }
}
