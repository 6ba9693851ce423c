import Foundation
import XCTest

/// The apps in a browser, where there is no display: `scripts/run` and the program, used over the browser's web socket.
final class BrowserTests: XCTestCase {
  func testAnAppIsOpenedInABrowserOfATelephoneAndAllEndsTogether() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["HIGHSTREET_NEEDS_DISPLAY"] == nil, "needs Debian's libgtk-4-bin")
    let script = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/drive_browser", withExtension: "py"))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardized
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    let driver = Process()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    driver.arguments = [
      "-B", script.path, root.appendingPathComponent("scripts/run").path,
      Bundle.main.bundleURL.appendingPathComponent("highstreet-apps").path, "--source", "demo", "--data",
      folder.path,
    ]
    let output = Pipe()
    driver.standardOutput = output
    try driver.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    driver.waitUntilExit()
    XCTAssertEqual(
      String(decoding: said, as: UTF8.self),
      """
      page: True
      the launcher fills the page
      an app fills the page
      after the end: nothing answers

      """)
  }
}
