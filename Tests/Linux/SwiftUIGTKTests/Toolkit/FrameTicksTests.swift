import CGTK
import XCTest

@testable import SwiftUIGTK

final class FrameTicksTests: ToolkitTestCase {
  func testTicksComeInOrderUntilTheClosureHasEnough() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = TestWindow(canvas.widget)
      var times: [TimeInterval] = []
      let ticks = FrameTicks(of: canvas.widget) {
        times.append($0)
        return times.count < 3
      }
      XCTAssertTrue(MainLoop.iterate(until: { !ticks.isRunning }))
      XCTAssertEqual(times.first, 0)
      XCTAssertEqual(times, times.sorted())
      XCTAssertEqual(times.count, 3)
      window.close()
    }
  }

  func testStoppedTicksComeNoMore() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = TestWindow(canvas.widget)
      var count = 0
      let ticks = FrameTicks(of: canvas.widget) { _ in
        count += 1
        return true
      }
      ticks.stop()
      XCTAssertFalse(ticks.isRunning)
      window.runFrame()
      XCTAssertEqual(count, 0)
      ticks.stop()
      window.close()
    }
  }

  func testTicksEndWithTheirWidget() {
    MainActor.assumeIsolated {
      let deaths = DeathCount()
      let ticks: FrameTicks
      do {
        let canvas = Canvas()
        deaths.watch(canvas.reference.pointer)
        ticks = FrameTicks(of: canvas.widget) { _ in true }
        let window = TestWindow(canvas.widget)
        XCTAssertTrue(ticks.isRunning)
        window.close()
      }
      XCTAssertEqual(deaths.count, 1)
      XCTAssertFalse(ticks.isRunning)
    }
  }
}
