import Foundation
import SwiftUIGTK
import XCTest

/// The programs in processes of their own, each used by another one over the accessibility bus: things are found by what they are
/// and what they are called, as by somebody who hears the screen.
final class OutsideTests: XCTestCase {
  private static let python = "/usr/bin/python3"

  override func setUpWithError() throws {
    guard try Self.isUsable() else {
      throw XCTSkip(
        "Debian's python3-gi, gir1.2-atspi-2.0 or at-spi2-core is not there, or no display or session bus.")
    }
  }

  func testProductsAreSearchedAndTheWorkingIsHeard() throws {
    XCTAssertEqual(
      try output(of: "drive_products"),
      """
      typed into Laptop, cell phone, oven…: pixel pen
      pressed push button: Search
      heading: 8 products
      pressed push button: Google - Pixelbook Pen*
      label: UPC, 842776108302
      label: Calculated check digit, 2
      label: Valid
      pressed push button: How it was calculated
      panel: Step 6: Check digit: 10 − 8 = 2
      pressed push button: Back, pixel pen
      heading: 8 products

      """)
  }

  func testTheTreeIsWalkedToAPageAndBack() throws {
    XCTAssertEqual(
      try output(of: "drive_assortment"),
      """
      pressed page tab: Assortment
      pressed push button: Damen
      heading: Größen
      pressed push button: Zur Übersicht
      push button: Reload
      pressed page tab: Shop
      pressed page tab: Assortment
      pressed push button: Back, Damen
      pressed push button: Back, Assortment
      typed into Search the assortment: mobel
      pressed push button: Wohnen & Möbel*
      push button: Back, Assortment

      """)
  }

  func testADepartureIsFoundAndTheDirectOnesAreFiltered() throws {
    XCTAssertEqual(
      try output(of: "drive_departures"),
      """
      heading: Three days of music.*
      pressed push button: Find my bus
      label: 27 departures
      pressed push button: Sort and filter
      pressed push button: Direct buses only
      pressed push button: Done
      pressed push button: Leaves Port Authority Bus Terminal at 12:01*
      heading: LEAVES FROM
      pressed push button: Back, New York → Montréal
      push button: Sort and filter*

      """)
  }

  func testAHomeToRentIsMarkedAndFoundAgain() throws {
    XCTAssertEqual(
      try output(of: "drive_homes"),
      """
      pressed push button: Rent
      label: 62 homes
      pressed push button: Add to favourites: Compact and complete
      pressed push button: 1 favourite
      push button: Remove from favourites: Compact and complete
      pressed push button: Compact and complete, *
      heading: About this home
      pressed push button: Back, Favourites
      pressed push button: Remove from favourites: Compact and complete
      pressed push button: Back, Homes
      push button: 0 favourites

      """)
  }

  func testTheGalleryIsUsed() throws {
    XCTAssertEqual(
      try output(of: "drive_gallery"),
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
      pressed list item: State
      typed into Note: Milk
      label: Noted: Milk
      label: Noted: Milk

      """)
  }

  private static func isUsable() throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["HIGHSTREET_NEEDS_DISPLAY"] != nil, environment["DBUS_SESSION_BUS_ADDRESS"] != nil
    else { return false }
    let check = Process()
    check.executableURL = URL(fileURLWithPath: python)
    check.arguments = ["-c", "import gi; gi.require_version('Atspi', '2.0')"]
    check.standardError = FileHandle.nullDevice
    guard FileManager.default.isExecutableFile(atPath: python) else { return false }
    try check.run()
    check.waitUntilExit()
    return check.terminationStatus == 0
  }

  /// What a script prints that drives a program, which keeps its things in a folder that is gone afterwards. Meanwhile the main loop
  /// runs: this process is on the bus, too.
  private func output(of script: String) throws -> String {
    let path = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(script)", withExtension: "py")).path
    let program = Bundle.main.bundleURL.appendingPathComponent("highstreet-apps").path
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("outside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let driver = Process()
    driver.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_STATE_HOME": folder.path, "HIGHSTREET_VAULT": "key-file"]) { $1 }
    driver.executableURL = URL(fileURLWithPath: Self.python)
    driver.arguments = [path, program, folder.appendingPathComponent("data").path]
    driver.standardOutput = try FileHandle(forWritingTo: output)
    try MainActor.assumeIsolated {
      MainLoop.attach()
      let end = End()
      driver.terminationHandler = { _ in DispatchQueue.main.async { end.hasCome = true } }
      try driver.run()
      if !MainLoop.iterate(until: { end.hasCome }, within: 60) { driver.terminate() }
    }
    return try String(contentsOf: output, encoding: .utf8)
  }

  @MainActor
  private final class End {
    var hasCome = false
  }
}
