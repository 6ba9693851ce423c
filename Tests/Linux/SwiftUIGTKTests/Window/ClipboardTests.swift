import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class ClipboardTests: ToolkitTestCase {
  func testATextComesBackFromTheClipboardOfTheDesktop() throws {
    try MainActor.assumeIsolated {
      let clipboard = Clipboard.desktop
      clipboard.copy("Größe 42")
      XCTAssertEqual(clipboard.text(), "Größe 42")
      let other = try XCTUnwrap(gdk_display_get_clipboard(gdk_display_get_default()))
      var pasted: String?
      let box = Unmanaged.passRetained(Box { pasted = $0 })
      gdk_clipboard_read_text_async(
        other, nil,
        { source, result, data in
          guard let data else { return }
          let text = finishReading(source, result)
          let box = Unmanaged<Box>.fromOpaque(data).takeRetainedValue()
          MainActor.assumeIsolated { box.deliver(text) }
        }, box.toOpaque())
      MainLoop.iterate(until: { pasted != nil })
      XCTAssertEqual(pasted, "Größe 42")
      clipboard.copy(nil)
      XCTAssertNil(clipboard.text())
    }
  }
}

@MainActor
private final class Box {
  let deliver: (String?) -> Void

  init(_ deliver: @escaping (String?) -> Void) { self.deliver = deliver }
}

private func finishReading(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?
) -> String? {
  guard let text = gdk_clipboard_read_text_finish(source.map { OpaquePointer($0) }, result, nil) else {
    return nil
  }
  defer { g_free(text) }
  return String(cString: text)
}
