import Foundation
import XCTest

/// The program `highstreet-apps` from outside.
final class ProgramTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["HIGHSTREET_NEEDS_DISPLAY"] == nil, "needs a display")
  }

  func testWrongWordsAreExplainedWithTheUsage() throws {
    let end = try Self.run(["shop"])
    XCTAssertEqual(end.status, 2)
    XCTAssertTrue(end.complaint.hasPrefix("There is no app called shop.\n"), end.complaint)
    XCTAssertTrue(end.complaint.contains("--source"), end.complaint)
  }

  func testAVaultThatIsNotKnownIsRefused() throws {
    let end = try Self.run(["homes"], environment: ["HIGHSTREET_VAULT": "drawer"])
    XCTAssertEqual(end.status, 2)
    XCTAssertTrue(end.complaint.hasPrefix("HIGHSTREET_VAULT takes key-file, not drawer."), end.complaint)
  }

  func testAPictureThatCannotBeWrittenIsAFailure() throws {
    let end = try Self.run(["gallery", "--screenshot", "/nowhere/at/all.png"])
    XCTAssertEqual(end.status, 1)
    XCTAssertTrue(
      end.complaint.contains(
        "The picture was not written to /nowhere/at/all.png: No such file or directory."),
      end.complaint)
  }

  func testEachAppShowsItsFirstScreen() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("program-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    for app in [[], ["products"], ["assortment"], ["departures"], ["homes"]] {
      let picture = folder.appendingPathComponent("\(app.first ?? "launcher").png")
      let end = try Self.run(
        app + [
          "--data", folder.path, "--language", "de", "--size", "390x844", "--screenshot", picture.path,
        ])
      XCTAssertEqual(end.status, 0, "\(app) \(end.complaint)")
      XCTAssertFalse(end.complaint.contains("GLib"), "\(app) \(end.complaint)")
      let png = try Data(contentsOf: picture)
      XCTAssertEqual(Self.size(of: png), CGSize(width: 390, height: 844), "\(app)")
      XCTAssertGreaterThan(png.count, 3000, "Nothing is to be seen of \(app)")
    }
  }

  func testAnAppIsShownWithoutASessionBusWhereTheDisplayHasAnAccessibilityBus() throws {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent(
      "program-\(UUID().uuidString).png")
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: picture)) }
    let words = ["gallery", "--screenshot", picture.path]
    // The first one has the session start the accessibility bus, whose address the display keeps.
    XCTAssertEqual(try Self.run(words).status, 0)
    let end = try Self.run(words, environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
    XCTAssertEqual(end.status, 0, end.complaint)
  }

  /// The size that a PNG file names (https://www.w3.org/TR/png-3/#11IHDR).
  private static func size(of png: Data) -> CGSize? {
    guard png.count > 24, png.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
    func number(at index: Int) -> Int { png[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private static func run(
    _ words: [String], environment: [String: String] = ["HIGHSTREET_VAULT": "key-file"]
  ) throws -> (status: Int32, complaint: String) {
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("highstreet-apps")
    program.arguments = words
    program.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let complaints = Pipe()
    program.standardError = complaints
    try program.run()
    let data = complaints.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return (program.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
