import CGTK
import XCTest

@testable import SwiftUIGTK

final class ObjectTests: ToolkitTestCase {
  func testAnObjectDiesWithItsReference() {
    MainActor.assumeIsolated {
      let deaths = DeathCount()
      var label: GObjectReference? = GObjectReference(gtk_label_new("short-lived"))
      if let label { deaths.watch(label.pointer) }
      XCTAssertEqual(deaths.count, 0)
      label = nil
      XCTAssertEqual(deaths.count, 1)
    }
  }

  func testAReferenceLetGoOnAnotherThreadDiesOnTheMainOne() {
    MainActor.assumeIsolated {
      let deaths = DeathCount()
      letGoElsewhere {
        let label = GObjectReference(gtk_label_new("handed over"))
        deaths.watch(label.pointer)
        return Unmanaged.passRetained(label)
      }
      XCTAssertEqual(deaths.count, 0)
      XCTAssertTrue(MainLoop.iterate(until: { deaths.count == 1 }))
    }
  }

  func testAnObjectIsMadeWithAnotherOne() {
    MainActor.assumeIsolated {
      let buffer = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_entry_buffer_new("tea", -1)))
      let entry = GObjectReference(makeObject(gtk_entry_get_type(), ["buffer": Optional(buffer.pointer)]))
      XCTAssertEqual(property(entry.pointer, "buffer"), Optional(buffer.pointer))
      XCTAssertEqual(property(entry.pointer, "text"), "tea")
    }
  }

  func testAStringPropertyIsReadAndWritten() {
    MainActor.assumeIsolated {
      let label = GObjectReference(gtk_label_new("old"))
      setProperty(label.pointer, "label", "new")
      XCTAssertEqual(property(label.pointer, "label", as: String.self), "new")
    }
  }
}

/// Makes an object here and releases its last reference on another thread.
@MainActor
private func letGoElsewhere(_ make: () -> Unmanaged<GObjectReference>) {
  let object = make()
  let isReleased = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    object.release()
    isReleased.signal()
  }
  isReleased.wait()
}
