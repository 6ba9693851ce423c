import SwiftUI
import SwiftUITesting
import XCTest

final class PreferredColorSchemeTests: XCTestCase {
  func testTheWindowFollowsTheViewUntilItIsGone() {
    MainActor.assumeIsolated {
      let isDark = Shared(true)
      let screen = Screen { Night(isDark: isDark) }
      XCTAssertNotNil(screen.find("dark"))
      XCTAssertEqual(screen.tree.preferredColorScheme, .dark)
      isDark.value = false
      screen.update()
      XCTAssertNotNil(screen.find("light"))
      XCTAssertNil(screen.tree.preferredColorScheme)
    }
  }

  func testTheViewMountedLastDecidesAndNoneIsNoWish() {
    MainActor.assumeIsolated {
      let screen = Screen {
        Scheme().preferredColorScheme(.light)
        Color.clear.preferredColorScheme(.dark)
        Color.clear.preferredColorScheme(nil)
      }
      XCTAssertNotNil(screen.find("dark"))
    }
  }

  func testTheSystemsChoiceComesBackAsItIsByThen() {
    MainActor.assumeIsolated {
      let isDark = Shared(true)
      var system = EnvironmentValues()
      system.colorScheme = .light
      let screen = Screen(environment: system) { Night(isDark: isDark) }
      system.locale = Locale(identifier: "de")
      screen.tree.inherit(system)
      screen.update()
      XCTAssertNotNil(screen.find("dark"))
      isDark.value = false
      screen.update()
      XCTAssertNotNil(screen.find("light"))
    }
  }

  func testASubtreeMayDiffer() {
    MainActor.assumeIsolated {
      let screen = Screen {
        Scheme()
        Divider().colorScheme(.dark)
        Circle().colorScheme(.dark)
      }
      XCTAssertNotNil(screen.find("light"))
      XCTAssertEqual(screen.content(ShapeContent.self)?.colorScheme, .dark)
      XCTAssertEqual(screen.content(DividerContent.self)?.colorScheme, .dark)
    }
  }
}

private struct Night: View {
  @ObservedObject var isDark: Shared<Bool>

  var body: some View {
    Scheme()
    if isDark.value { Color.black.preferredColorScheme(.dark) }
  }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}
