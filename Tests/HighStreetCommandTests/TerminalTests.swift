import Foundation
import XCTest

/// `highstreet` at a terminal, which `script` plays (https://man7.org/linux/man-pages/man1/script.1.html), and
/// what it is linked with.
final class TerminalTests: CommandTestCase {
  /// What a program writes to its standard output.
  private func output(
    of program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = CommandRun.environment(environment)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return String(decoding: output, as: UTF8.self)
  }

  private func atATerminal(_ words: String, environment: [String: String] = [:]) throws -> String {
    let line = "'\(CommandRun.executable.path)' \(words) --data '\(data.path)'"
    return try output(
      of: "/usr/bin/script", ["--quiet", "--return", "--command", line, "/dev/null"],
      environment: ["TERM": "xterm"].merging(environment) { $1 })
  }

  func testATerminalShowsColourUnlessItIsNotWanted() throws {
    XCTAssertTrue(try atATerminal("upc 842776108302").contains("\u{1B}[32m✓ valid\u{1B}[0m"))
    XCTAssertFalse(try atATerminal("upc 842776108302", environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
    XCTAssertFalse(try atATerminal("upc 842776108302", environment: ["TERM": "dumb"]).contains("\u{1B}"))
  }

  func testPollingShowsItsProgressAtATerminalOnly() throws {
    let shown = try atATerminal("departures")
    XCTAssertTrue(shown.contains("departures, still searching …"), shown)
    XCTAssertFalse(try run("departures").messages.contains("searching"))
  }

  func testTheJSONAtATerminalHasNoColour() throws {
    XCTAssertFalse(try atATerminal("upc 842776108302 --json").contains("\u{1B}"))
  }

  func testTheCommandLinksNothingThatOpensWindows() throws {
    let libraries = try output(of: "/usr/bin/ldd", [CommandRun.executable.path]).lowercased()
    XCTAssertTrue(libraries.contains("libcurl"), libraries)
    for name in ["gtk", "gdk", "adwaita", "webkit", "wayland", "x11"] {
      XCTAssertFalse(libraries.contains("lib\(name)"), libraries)
    }
  }
}
