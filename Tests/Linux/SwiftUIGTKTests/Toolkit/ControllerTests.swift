import CGTK
import XCTest

@testable import SwiftUIGTK

final class ControllerTests: ToolkitTestCase {
  func testAControllerLivesAndDiesWithItsWidget() {
    MainActor.assumeIsolated {
      let deaths = DeathCount()
      let handlers = SignalHandler.liveCount
      do {
        let canvas = Canvas()
        let scroll = GObjectReference(
          adopting: UnsafeMutableRawPointer(
            gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
        deaths.watch(scroll.pointer)
        var scrolled: (Double, Double)?
        connect(scroll.pointer, "scroll") { (x: Double, y: Double) in
          scrolled = (x, y)
          return true
        }
        canvas.widget.add(scroll)
        XCTAssertEqual(gtk_event_controller_get_widget(scroll.opaque), canvas.widget)
        XCTAssertTrue(emit(scroll, "scroll", 1.5, -2.0, answer: false))
        XCTAssertEqual(scrolled?.0, 1.5)
        XCTAssertEqual(scrolled?.1, -2)
      }
      XCTAssertEqual(deaths.count, 1)
      XCTAssertEqual(SignalHandler.liveCount, handlers)
    }
  }

  func testAControllerCanBeTakenAway() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let click = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
      canvas.widget.add(click)
      canvas.widget.remove(click)
      XCTAssertNil(gtk_event_controller_get_widget(click.opaque))
    }
  }
}
