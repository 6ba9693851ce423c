import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("More") { count += 1 }
      if count > 1 { Text("Many") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(UIColor.systemBackground).tagged("ground"))
  }
}

extension View {
  /// Gives the elements of the view an identifier.
  func tagged(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}

private struct IdentifierModifier: TraitModifier {
  typealias Body = Never
  let identifier: String

  func apply(to element: Element) {
    element.accessibility.identifier = identifier
  }
}

final class WindowScreenTests: ToolkitTestCase {
  func testAClickChangesStateAndTheTextIsDrawnAnew() throws {
    try MainActor.assumeIsolated {
      try Footprint.unchanged {
        let screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
        let old = try screen.capture().png
        XCTAssertEqual(try screen.capture().png, old)
        try screen.tap("More")
        XCTAssertTrue(screen.has("Count 1"))
        XCTAssertNotEqual(try screen.capture().png, old)
        try screen.tap("More")
        XCTAssertTrue(screen.has("Many"))
        try screen.close()
      }
    }
  }

  func testKeysMoveTheFocusAndPressWhatHasIt() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
      try screen.press(.tab)
      try screen.press(.return)
      try screen.press(.space)
      XCTAssertTrue(screen.has("Count 2"), screen.dump)
      XCTAssertThrowsError(try screen.press(Key("F7")))
      XCTAssertThrowsError(try screen.press(Key("NoKey")))
      try screen.close()
    }
  }

  func testTheWindowIsLaidOutAnewInEachStepOfAResize() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
      let arrangements = screen.tree.arrangements
      try screen.resize(to: CGSize(width: 800, height: 500), steps: 5)
      XCTAssertEqual(screen.tree.size, CGSize(width: 800, height: 500))
      XCTAssertEqual(try screen.get("ground").frameInWindow.width, 800)
      XCTAssertGreaterThan(screen.tree.arrangements, arrangements)
      try screen.resize(to: CGSize(width: 320, height: 300))
      XCTAssertEqual(try screen.get("ground").frameInWindow.width, 320)
      try screen.close()
    }
  }

  func testDarkModeChangesTheColours() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
      try screen.setColorScheme(.light)
      XCTAssertGreaterThan(try screen.color(of: "ground", at: .topLeading).red, 0.9)
      try screen.setColorScheme(.dark)
      XCTAssertLessThan(try screen.color(of: "ground", at: .topLeading).red, 0.3)
      try screen.close()
    }
  }

  func testTwoWindowsLiveSideBySide() throws {
    try MainActor.assumeIsolated {
      try Footprint.unchanged {
        let one = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
        try one.tap("More")
        try one.tap("More")
        try Footprint.unchanged {
          let other = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
          XCTAssertTrue(one.has("Count 2"))
          XCTAssertTrue(other.has("Count 0"))
          try one.tap("More")
          try other.tap("More")
          try other.close()
        }
        try one.tap("More")
        XCTAssertTrue(one.has("Count 4"))
        try one.close()
      }
    }
  }

  func testAnOpenScreenIsReportedAsALeak() throws {
    try MainActor.assumeIsolated {
      var screen: Screen?
      XCTAssertThrowsError(
        try Footprint.unchanged {
          screen = try Screen.inWindow(size: CGSize(width: 340, height: 320)) { Counter() }
        })
      try screen?.close()
    }
  }
}
