import Foundation
import SwiftUIGTK
import XCTest

/// The gallery as a program of its own, used by another one over the accessibility bus.
final class OutsideTests: GalleryWindowCase {
  private static let python = "/usr/bin/python3"

  func testTheGalleryIsUsedOverTheAccessibilityBus() throws {
    guard try Self.isUsable() else {
      throw XCTSkip("Debian's python3-gi, gir1.2-atspi-2.0 or at-spi2-core is not there, or no session bus.")
    }
    let program = Bundle.main.bundleURL.appendingPathComponent("highstreet-apps").path
    let script = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/drive_gallery", withExtension: "py"))
    let output = try MainActor.assumeIsolated { try Self.run(script.path, program) }
    XCTAssertEqual(
      output,
      """
      heading: CONTROLS
      pressed list item: Buttons and menus
      pressed push button: Press
      pressed push button: Add
      label: Pressed 2 times
      pressed push button: Back, Gallery
      pressed list item: Text fields
      typed into Name: Ada
      label: Typed: Ada
      typed into Password: 1234
      label: 4 characters
      pressed push button: Back, Gallery
      pressed list item: Choices
      pressed check box: Show more
      label: Here is more
      pressed push button: Back, Gallery
      pressed list item: Presentations
      pressed push button: Show an alert
      pressed push button: Delete
      label: Answer: Deleted
      pressed push button: Back, Gallery
      heading: CONTROLS

      """)
  }

  private static func isUsable() throws -> Bool {
    guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else { return false }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: python)
    check.arguments = ["-c", "import gi; gi.require_version('Atspi', '2.0')"]
    check.standardError = FileHandle.nullDevice
    guard FileManager.default.isExecutableFile(atPath: python) else { return false }
    try check.run()
    check.waitUntilExit()
    return check.terminationStatus == 0
  }

  /// What the script prints. Meanwhile the main loop runs: this process is on the bus, too.
  @MainActor
  private static func run(_ script: String, _ program: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let driver = Process()
    driver.executableURL = URL(fileURLWithPath: python)
    driver.arguments = [script, program]
    driver.standardOutput = try FileHandle(forWritingTo: file)
    let end = End()
    driver.terminationHandler = { _ in DispatchQueue.main.async { end.hasCome = true } }
    try driver.run()
    if !MainLoop.iterate(until: { end.hasCome }, within: 60) { driver.terminate() }
    return try String(contentsOf: file, encoding: .utf8)
  }

  @MainActor
  private final class End {
    var hasCome = false
  }
}
