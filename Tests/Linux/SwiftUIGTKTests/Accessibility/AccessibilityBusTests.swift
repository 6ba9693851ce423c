import CGTK
import XCTest

@testable import SwiftUI
@testable import SwiftUIGTK

/// What other programs read over the accessibility bus is what `AccessibilityTree` says.
final class AccessibilityBusTests: ToolkitTestCase {
  func testTheBusTellsTheSameAsTheTree() throws {
    guard AccessibilityBus.isUsable else { throw XCTSkip("Debian's python3-pyatspi is not there.") }
    let output = try MainActor.assumeIsolated {
      let window = ShownWindow {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Count").accessibilityLabel("Three").accessibilityHint("of nine")
        Button(action: {}) {
          HStack {
            Text("Buy")
            Text("now")
          }
        }
        Text("secret").accessibilityHidden(true)
        HStack {
          Text("Bus")
          Text("5 min")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Row")
          Text("tapped")
        }
        .onTapGesture {}
        .accessibilityAddTraits(.isButton)
      }
      defer { window.close() }
      return try AccessibilityBus.read()
    }
    // The window's own bar comes first.
    let ours = """
      heading|Title|
      label|Three|of nine
      push button|Buy, now|
      label|Bus, 5 min|
      push button|Row, tapped|
      """
    XCTAssertTrue(output.hasSuffix(ours), output)
  }

  func testAViewThatStopsBeingAUnitIsNoLongerOne() throws {
    try MainActor.assumeIsolated {
      var isNamed: Binding<Bool>?
      let window = ShownWindow { Named { isNamed = $0 } }
      defer { window.close() }
      @MainActor func groups() -> Int { window.elements.filter { $0.peer is GroupPeer }.count }
      XCTAssertEqual(groups(), 1)
      try XCTUnwrap(isNamed).wrappedValue = false
      window.window.tree.update()
      XCTAssertEqual(groups(), 0)
      try XCTUnwrap(isNamed).wrappedValue = true
      window.window.tree.update()
      XCTAssertEqual(groups(), 1)
    }
  }

  func testATappedRowThatIsAButtonIsPressedByKeysAndAssistiveTechnology() throws {
    try MainActor.assumeIsolated {
      var taps = 0
      let window = ShownWindow {
        HStack {
          Text("Row")
          Text("tapped")
        }
        .onTapGesture { taps += 1 }
        .accessibilityAddTraits(.isButton)
      }
      defer { window.close() }
      let row = try XCTUnwrap(window.elements.compactMap { $0.peer as? GroupPeer }.first)
      XCTAssertNotEqual(gtk_widget_get_focusable(row.widget), 0)
      XCTAssertNotEqual(gtk_widget_activate_action_variant(row.widget, CanvasClass.pressAction, nil), 0)
      XCTAssertEqual(taps, 1)
    }
  }

  private struct Named: View {
    @State private var isNamed = true
    let hand: (Binding<Bool>) -> Void

    init(_ hand: @escaping (Binding<Bool>) -> Void) {
      self.hand = hand
    }

    var body: some View {
      hand($isNamed)
      return Text("a").accessibilityAddTraits(isNamed ? .isHeader : [])
    }
  }
}

/// Reads this process over the accessibility bus, with another program as assistive technology does.
enum AccessibilityBus {
  private static let python = "/usr/bin/python3"

  static var isUsable: Bool {
    FileManager.default.isExecutableFile(atPath: python)
      && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/pyatspi")
      && ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil
  }

  /// Role, name and description of all that has a name, in reading order.
  @MainActor
  static func read() throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: python)
    reader.arguments = ["-c", script, String(ProcessInfo.processInfo.processIdentifier)]
    reader.standardOutput = try FileHandle(forWritingTo: file)
    let end = End()
    reader.terminationHandler = { _ in DispatchQueue.main.async { end.hasCome = true } }
    try reader.run()
    if !MainLoop.iterate(until: { end.hasCome }, within: 30) { reader.terminate() }
    return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
  }

  @MainActor
  private final class End {
    var hasCome = false
  }

  private static let script = """
    import sys, time, pyatspi
    pid = int(sys.argv[1])

    def application():
        for app in pyatspi.Registry.getDesktop(0):
            if app is not None and app.get_process_id() == pid:
                return app

    def show(node):
        if node is None:
            return
        if node.name and node.getRoleName() not in ("application", "frame", "window"):
            print("|".join([node.getRoleName(), node.name, node.description]))
        for index in range(node.childCount):
            show(node.getChildAtIndex(index))

    for attempt in range(50):
        app = application()
        if app is not None and app.childCount > 0:
            show(app)
            break
        time.sleep(0.1)
    """
}
