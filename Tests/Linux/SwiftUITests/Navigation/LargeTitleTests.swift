import SwiftUI
import SwiftUITesting
import XCTest

private struct Rows: View {
  var body: some View {
    ForEach(0..<60) { Text("Row \($0)") }
  }
}

private struct Switching: View {
  @State private var isLoaded = false

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        if isLoaded { List { Rows() } } else { Button("Load") { isLoaded = true } }
      }
      .navigationTitle("Shop")
    }
  }
}

extension Screen {
  /// Where the large title is from the bar down, in points; `nil` if there is none.
  fileprivate func largeTitleTop(_ title: String = "Shop") -> CGFloat? {
    guard let bar = find(NavigationBarContent.self), let large = texts(title).first(where: \.isLarge) else {
      return nil
    }
    return large.element.frameInWindow.minY - bar.frameInWindow.maxY
  }

  /// Whether the title stands in the bar.
  fileprivate func hasInlineTitle(_ title: String = "Shop") -> Bool {
    texts(title).contains { !$0.isLarge }
  }

  fileprivate func texts(_ title: String) -> [(element: Element, isLarge: Bool)] {
    let bar = find(NavigationBarContent.self)
    return elements.filter { ($0.content as? TextContent)?.text.plain == title }.map { element in
      (element, !element.withAncestors.contains { $0 === bar })
    }
  }
}

final class LargeTitleTests: XCTestCase {
  func testTheLargeTitleScrollsAwayWithAListAndStandsInTheBarThen() {
    MainActor.assumeIsolated {
      let screen = Screen { NavigationView { List { Rows() }.navigationTitle("Shop") } }
      XCTAssertEqual(screen.largeTitleTop(), 0)
      XCTAssertFalse(screen.hasInlineTitle())
      screen.scroll(to: 10)
      XCTAssertEqual(screen.largeTitleTop(), -10)
      XCTAssertFalse(screen.hasInlineTitle())
      screen.scroll(to: 200)
      XCTAssertTrue(screen.hasInlineTitle())
      screen.scroll(to: 0)
      XCTAssertEqual(screen.largeTitleTop(), 0)
      XCTAssertFalse(screen.hasInlineTitle())
    }
  }

  func testRowsBelowALargeTitleAreMountedAsFarAsTheyAreSeen() {
    MainActor.assumeIsolated {
      let screen = Screen { NavigationView { List { Rows() }.navigationTitle("Shop") } }
      screen.scroll(to: .infinity)
      guard let last = screen.find("Row 59"), let scroll = screen.find(ScrollContent.self) else {
        return XCTFail("the end is not there")
      }
      XCTAssertLessThanOrEqual(last.frameInWindow.maxY - screen.scroll.position.y, scroll.frameInWindow.maxY)
      XCTAssertNotNil(screen.find("Row 50"))
    }
  }

  func testContentThatDoesNotScrollLeavesTheTitleBelowTheBar() {
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          VStack(spacing: 0) {
            Text("Sorted by price")
            ScrollView { Rows() }
          }
          .navigationTitle("Shop")
        }
      }
      screen.scroll(to: 100)
      XCTAssertEqual(screen.largeTitleTop(), 0)
      XCTAssertFalse(screen.hasInlineTitle())
    }
  }

  func testATitleFollowsAListThatComesLater() {
    MainActor.assumeIsolated {
      let screen = Screen { Switching() }
      XCTAssertEqual(screen.largeTitleTop(), 0)
      screen.press("Load")
      XCTAssertEqual(screen.largeTitleTop(), 0)
      screen.scroll(to: 100)
      XCTAssertTrue(screen.hasInlineTitle())
    }
  }

  func testAnInlineTitleStaysOutOfTheList() {
    MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          ScrollView { Rows() }.navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
        }
      }
      XCTAssertNil(screen.largeTitleTop())
      XCTAssertTrue(screen.hasInlineTitle())
    }
  }

  func testTheTitleInTheBarDoesNotGrowWithTheSizeOfTextWhileTheLargeOneDoes() throws {
    try MainActor.assumeIsolated {
      @MainActor func heights(_ category: ContentSizeCategory) throws -> (
        large: CGFloat, inline: CGFloat, item: CGFloat
      ) {
        var environment = EnvironmentValues()
        environment.sizeCategory = category
        let screen = Screen(environment: environment) {
          NavigationView {
            List { Rows() }.navigationTitle("Shop")
              .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("All of it") } }
          }
        }
        let large = try XCTUnwrap(screen.texts("Shop").first { $0.isLarge }).element
        screen.scroll(to: 400)
        let inline = try XCTUnwrap(screen.texts("Shop").first { !$0.isLarge }).element
        let item = try XCTUnwrap(screen.find("All of it"))
        return (large.frame.height, inline.frame.height, item.frame.height)
      }
      let (usual, huge) = (try heights(.large), try heights(.accessibilityExtraExtraExtraLarge))
      XCTAssertGreaterThan(huge.large, usual.large * 2)
      XCTAssertEqual(huge.inline, usual.inline)
      XCTAssertEqual(huge.item, usual.item)
      XCTAssertLessThan(try heights(.small).inline, usual.inline)
    }
  }
}
