import SwiftUI
import SwiftUITesting
import XCTest

final class ShortcutTests: ToolkitTestCase {
  private struct Saving: View {
    @State private var saves = 0
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Saved \(saves)")
        Button("Save") { saves += 1 }.keyboardShortcut("s")
        Button("Open") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) { Text("Sheet") }
    }
  }

  func testAShortcutPressesItsButtonUnlessASheetCoversIt() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow { Saving() }
      try screen.press(Key("<Control>s"))
      XCTAssertTrue(screen.has("Saved 1"), screen.dump)
      try screen.tap("Open")
      XCTAssertTrue(screen.has("Sheet"), screen.dump)
      _ = try? screen.press(Key("<Control>s"))
      try screen.press(.escape)
      XCTAssertTrue(screen.has("Saved 1"), screen.dump)
      try screen.close()
    }
  }
}
