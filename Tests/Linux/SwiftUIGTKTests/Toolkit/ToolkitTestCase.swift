import CGTK
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// A test that needs a display: skipped where there is none, unless `HIGHSTREET_NEEDS_DISPLAY=1` says there must be one.
/// It fails when GTK complains of anything.
class ToolkitTestCase: XCTestCase {
  override func setUpWithError() throws {
    let warnings = ToolkitWarnings.ofProcess
    guard MainActor.assumeIsolated({ Toolkit.start() }) else {
      if ProcessInfo.processInfo.environment["HIGHSTREET_NEEDS_DISPLAY"] == "1" { throw DisplayMissing() }
      throw XCTSkip("GTK cannot open a display; xvfb-run gives it one.")
    }
    _ = warnings.take()
  }

  override func tearDown() {
    XCTAssertEqual(ToolkitWarnings.ofProcess.take(), [], "GTK complained")
  }
}

private struct DisplayMissing: Error, CustomStringConvertible {
  let description = "GTK cannot open a display, and HIGHSTREET_NEEDS_DISPLAY=1 asks for one."
}

/// A window of its own for a test: shown, laid out and painted once.
@MainActor
struct TestWindow {
  private let window: GObjectReference
  let content: WidgetPointer

  init(_ content: WidgetPointer, width: Int32 = 320, height: Int32 = 240) {
    self.content = content
    window = GObjectReference(gtk_window_new())
    gtk_window_set_default_size(window.widget.cast(), width, height)
    gtk_window_set_child(window.widget.cast(), content)
    gtk_window_present(window.widget.cast())
    MainLoop.iterate(until: { gtk_widget_get_mapped(content) != 0 })
    MainLoop.runFrame(of: content)
  }

  var widget: WidgetPointer { window.widget }

  func runFrame(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(MainLoop.runFrame(of: content), "no frame was painted", file: file, line: line)
  }

  func close() {
    gtk_window_destroy(window.widget.cast())
    MainLoop.handlePending()
  }
}

/// Counts the death of objects: `g_object_weak_ref` calls when one is disposed.
@MainActor
final class DeathCount {
  private(set) var count = 0

  func watch(_ object: UnsafeMutableRawPointer) {
    let notify: GWeakNotify = { data, _ in
      guard let data else { return }
      let counter = Unmanaged<DeathCount>.fromOpaque(data).takeRetainedValue()
      MainActor.assumeIsolated { counter.count += 1 }
    }
    g_object_weak_ref(
      object.assumingMemoryBound(to: GObject.self), notify, Unmanaged.passRetained(self).toOpaque())
  }
}
