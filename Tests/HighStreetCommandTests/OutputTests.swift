import Foundation
import XCTest

/// What becomes of results that cannot be written, and of what is on the terminal.
final class OutputTests: CommandTestCase {
  /// Runs a line of a shell in which `$0` is the command.
  private func shell(_ line: String) throws -> (status: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, CommandRun.executable.path]
    process.environment = CommandRun.environment(["DATA": data.path])
    let messages = Pipe()
    process.standardError = messages
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let all = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: all, as: UTF8.self))
  }

  func testAFullDiskIsAFailureThatSaysSo() throws {
    for line in [#""$0" upc 842776108302 >/dev/full"#, #""$0" upc --json 842776108302 >/dev/full"#] {
      let (status, messages) = try shell(line)
      XCTAssertEqual(status, 1)
      XCTAssertTrue(messages.contains("cannot be written: No space left"), messages)
    }
  }

  func testAClosedOutputIsAFailureAndNoFileTakesItsPlace() throws {
    let file = data.appendingPathComponent("products.json")
    try Data(#"[{"sku": 77001}]"#.utf8).write(to: file)
    let (status, messages) = try shell(
      #"exec "$0" import products "$DATA/products.json" --catalogue "$DATA/shop" >&-"#)
    XCTAssertEqual(status, 1)
    XCTAssertTrue(messages.contains("cannot be written"), messages)
    XCTAssertEqual(try run("import", "products", file.path, "--catalogue", data.path + "/shop").status, 0)
  }

  func testAReaderWhoHasEnoughHearsNoComplaint() throws {
    for prefix in ["", "trap '' PIPE; "] {
      let (_, messages) = try shell(prefix + #""$0" homes --data "$DATA" | head -1"#)
      XCTAssertEqual(messages, "")
    }
  }

  func testNoControlCharacterOfAProductReachesATerminalInJSONEither() throws {
    let output = try run("upc", "1\u{9B}2J\u{7F}", "--json").output
    XCTAssertTrue(output.contains(#"\u009b2J\u007f"#), output)
    XCTAssertFalse(output.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
  }

  func testAnInterruptedSearchLeavesNoRubbishOnTheTerminal() throws {
    let server = try SilentServer()
    let terminal = try Terminal(["departures", "--source", "http://127.0.0.1:\(server.port)"], data: data)
    try terminal.wait(for: "Searching …")
    terminal.interrupt()
    XCTAssertEqual(terminal.end(), .interrupted)
    XCTAssertTrue(terminal.screen.hasSuffix("\r\u{1B}[2K"), terminal.screen.debugDescription)
  }

  func testAKeyIsTypedUnseenAndTheTerminalShowsWhatIsTypedAfterwards() throws {
    let words = ["key", "set", "busbud"]
    for line in ["a-secret\n", "\n"] {
      let terminal = try Terminal(words, data: data)
      try terminal.wait(for: "Key of busbud: ")
      terminal.type(line)
      _ = terminal.end()
      XCTAssertFalse(terminal.screen.contains("a-secret"))
      XCTAssertTrue(terminal.echoes)
    }
    let terminal = try Terminal(words, data: data)
    try terminal.wait(for: "Key of busbud: ")
    XCTAssertFalse(terminal.echoes)
    terminal.interrupt()
    XCTAssertEqual(terminal.end(), .interrupted)
    XCTAssertTrue(terminal.echoes)
  }
}
