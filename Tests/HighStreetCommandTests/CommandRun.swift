import Foundation
import XCTest

/// Runs the built `highstreet` as a user does: with words, an environment and standard input.
struct CommandRun {
  let status: Int32
  let output: String
  let messages: String

  /// The one JSON document on standard output.
  var json: Any {
    get throws { try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed) }
  }

  /// The same as a dictionary.
  func object(file: StaticString = #filePath, line: UInt = #line) throws -> [String: Any] {
    try XCTUnwrap(try json as? [String: Any], output + messages, file: file, line: line)
  }

  static var executable: URL {
    Bundle(for: Anchor.self).bundleURL.appendingPathComponent("highstreet")
  }

  private final class Anchor {}

  /// Without a bus, so that no password store of the machine is touched.
  static func environment(_ more: [String: String] = [:]) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/nonexistent"].merging(more) { $1 }
  }

  init(
    _ words: [String], data: URL, input: String = "", environment: [String: String] = [:]
  ) throws {
    let folder = data.appendingPathComponent("run-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = words + ["--data", data.path]
    process.environment = CommandRun.environment(environment)
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    messages = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }
}

/// A test case with a data folder of its own.
class CommandTestCase: XCTestCase {
  private(set) var data = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    data = FileManager.default.temporaryDirectory.appendingPathComponent("highstreet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: data)
  }

  func run(_ words: String..., input: String = "", environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(words, data: data, input: input, environment: environment)
  }
}
