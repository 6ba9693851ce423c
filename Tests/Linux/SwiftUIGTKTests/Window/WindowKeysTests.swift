import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WindowKeysTests: ToolkitTestCase {
  func testEscapeAndAltLeftGoBack() {
    MainActor.assumeIsolated {
      let shown = ControlWindow {
        NavigationView {
          NavigationLink("Boots", destination: Text("Brown").navigationTitle("Boots"))
            .navigationTitle("List")
        }
      }
      for (key, held) in [(GDK_KEY_Escape, GdkModifierType.none), (GDK_KEY_Left, GDK_ALT_MASK)] {
        shown.activate(shown.peer(ButtonPeer.self)?.widget)
        XCTAssertEqual(shown.window.title, "Boots")
        XCTAssertTrue(press(key, held, in: shown.window))
        shown.runFrame()
        XCTAssertEqual(shown.window.title, "List")
      }
      XCTAssertFalse(press(GDK_KEY_Escape, in: shown.window), "there is no page to go back to")
      shown.close()
    }
  }

  func testAltRightGoesBackWhereOneReadsFromTheRight() {
    MainActor.assumeIsolated {
      var count = 0
      let keys = WindowKeys(
        goBack: {
          count += 1
          return true
        }, cancel: { false }, close: {}, quit: {})
      XCTAssertTrue(keys.press(UInt32(GDK_KEY_Right), GDK_ALT_MASK, isRightToLeft: true))
      XCTAssertFalse(keys.press(UInt32(GDK_KEY_Left), GDK_ALT_MASK, isRightToLeft: true))
      XCTAssertEqual(count, 1)
    }
  }

  func testControlWClosesTheWindowAndControlQQuits() {
    MainActor.assumeIsolated {
      let first = ControlWindow { Text("First") }
      XCTAssertTrue(press(GDK_KEY_w, GDK_CONTROL_MASK, in: first.window))
      XCTAssertTrue(first.window.isClosed)

      let second = ControlWindow { Text("Second") }
      var hasQuit = false
      second.window.quit = { hasQuit = true }
      XCTAssertTrue(press(GDK_KEY_q, GDK_CONTROL_MASK, in: second.window))
      XCTAssertTrue(hasQuit)
      XCTAssertFalse(second.window.isClosed)
      second.close()
    }
  }

  func testOtherKeysAreLeftToOthers() {
    MainActor.assumeIsolated {
      let keys = WindowKeys(goBack: { true }, cancel: { true }, close: {}, quit: {})
      XCTAssertFalse(keys.press(UInt32(GDK_KEY_w), .none, isRightToLeft: false))
      XCTAssertFalse(keys.press(UInt32(GDK_KEY_Left), .none, isRightToLeft: false))
      XCTAssertFalse(keys.press(UInt32(GDK_KEY_Escape), GDK_SHIFT_MASK, isRightToLeft: false))
    }
  }

  func testTheElementWithTheFocusIsFound() {
    MainActor.assumeIsolated {
      let shown = ControlWindow {
        VStack {
          Button("One") {}
          Button("Two") {}
        }
      }
      let two = shown.peer(ButtonPeer.self, "Two")
      let found = shown.window.host.element(around: two?.widget)
      XCTAssertTrue(found?.peer === two)
      XCTAssertNil(shown.window.host.element(around: nil))
      shown.close()
    }
  }
}

@MainActor
private func press(_ key: Int32, _ held: GdkModifierType = .none, in window: Window) -> Bool {
  window.keys.press(UInt32(key), held, isRightToLeft: false)
}
