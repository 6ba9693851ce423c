import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WindowPhaseTests: ToolkitTestCase {
  func testViewsReadThePhaseOfTheirWindow() {
    MainActor.assumeIsolated {
      struct Example: View {
        @Environment(\.scenePhase) var phase
        var body: some View { Text("\(phase)" as String) }
      }
      let shown = ControlWindow { Example() }
      @MainActor func text() -> String? {
        shown.elements.compactMap { ($0.content as? TextContent)?.text.plain }.first
      }
      XCTAssertEqual(text(), "active")
      shown.window.host.appEnvironment.scenePhase = .background
      shown.runFrame()
      XCTAssertEqual(text(), "background")
      shown.close()
    }
  }

  func testAnotherWindowTakesTheActivityAway() {
    MainActor.assumeIsolated {
      let window = GObjectReference(gtk_window_new())
      var phases: [ScenePhase] = []
      let phase = WindowPhase(of: window.widget) { phases.append($0) }
      // What GTK does when the desktop gives the focus to another window.
      emitNotify(window, "is-active")
      emitNotify(window, "is-active")
      XCTAssertEqual(phases, [.inactive])
      phase.end()
      gtk_window_destroy(window.widget.cast())
    }
  }
}

@MainActor
private func emitNotify(_ object: GObjectReference, _ property: String) {
  g_object_notify(object.pointer.assumingMemoryBound(to: GObject.self), property)
}
