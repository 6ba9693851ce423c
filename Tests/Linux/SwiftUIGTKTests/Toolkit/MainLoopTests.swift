import CGTK
import XCTest

@testable import SwiftUIGTK

final class MainLoopTests: ToolkitTestCase {
  func testTheLoopRunsMainActorTasks() {
    MainActor.assumeIsolated {
      var steps: [String] = []
      Task { @MainActor in
        steps.append("begun")
        await Task.yield()
        steps.append("ended")
      }
      XCTAssertTrue(MainLoop.iterate(until: { steps == ["begun", "ended"] }))
    }
  }

  func testTheLoopRunsBlocksFromOtherThreads() {
    MainActor.assumeIsolated {
      let expected = Counter()
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { expected.value += 1 } }
      }
      XCTAssertTrue(MainLoop.iterate(until: { expected.value == 1 }))
    }
  }

  func testTheNextTurnMayBeAskedForOnAnyThread() {
    MainActor.assumeIsolated {
      let counter = Counter()
      MainLoop.nextTurn { counter.value += 1 }
      XCTAssertEqual(counter.value, 0)
      Thread.detachNewThread { MainLoop.nextTurn { counter.value += 1 } }
      XCTAssertTrue(MainLoop.iterate(until: { counter.value == 2 }))
    }
  }

  func testATurnIsForgottenOnceItIsOver() {
    MainActor.assumeIsolated {
      weak var counter: Counter?
      do {
        let new = Counter()
        counter = new
        MainLoop.nextTurn { new.value += 1 }
      }
      XCTAssertNotNil(counter)
      MainLoop.handlePending()
      XCTAssertNil(counter)
    }
  }

  func testAConditionThatNeverHoldsEndsAtTheDeadline() {
    MainActor.assumeIsolated {
      XCTAssertFalse(MainLoop.iterate(until: { false }, within: 0.01))
    }
  }

  func testAttachingAgainDrainsOnlyOnce() {
    MainActor.assumeIsolated {
      MainLoop.attach()
      let counter = Counter()
      DispatchQueue.main.async { MainActor.assumeIsolated { counter.value += 1 } }
      MainLoop.iterate(until: { counter.value > 0 })
      MainLoop.handlePending()
      XCTAssertEqual(counter.value, 1)
    }
  }

  func testAFrameLaysOutWhatWasChanged() {
    MainActor.assumeIsolated {
      let label = gtk_label_new("a")
      guard let label else { return XCTFail("no label") }
      gtk_widget_set_halign(label, GTK_ALIGN_START)
      let window = TestWindow(label)
      let before = gtk_widget_get_width(label)
      gtk_label_set_label(label.opaque, "a much longer text")
      window.runFrame()
      XCTAssertGreaterThan(gtk_widget_get_width(label), before)
      window.close()
    }
  }

  func testAWidgetWithoutAWindowHasNoFrames() {
    MainActor.assumeIsolated {
      let label = GObjectReference(gtk_label_new("nowhere"))
      XCTAssertFalse(MainLoop.runFrame(of: label.widget))
    }
  }
}

@MainActor
private final class Counter {
  var value = 0
}
