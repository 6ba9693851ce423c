import Foundation
import XCTest

/// The program `highstreet-apps` as its words are understood or not.
final class CallTests: GalleryWindowCase {
  func testWrongWordsAreExplained() throws {
    let cases = [
      ([], "Name an app."),
      (["shop"], "There is no app called shop."),
      (["gallery", "--colour"], "--colour is not known."),
      (["gallery", "--page", "lists"], "The gallery has no page called lists."),
      (["gallery", "--page"], "--page needs a value."),
      (["gallery", "--screenshot", "--dark"], "--screenshot needs a value."),
      (
        ["gallery", "--size", "390xwidex844"],
        "390xwidex844 is no size: write it like 390x844, from 100 to 10000 each."
      ),
    ]
    for (words, message) in cases {
      let end = try Self.run(words)
      XCTAssertEqual(end.status, 2, "\(words)")
      XCTAssertEqual(end.complaint.split(separator: "\n").first.map(String.init), message)
      XCTAssertTrue(end.complaint.contains("--page"), "the usage follows")
    }
  }

  func testAPictureThatCannotBeWrittenIsAFailure() throws {
    let end = try Self.run(["gallery", "--screenshot", "/nowhere/at/all.png"])
    XCTAssertEqual(end.status, 1)
    XCTAssertTrue(
      end.complaint.contains(
        "The picture was not written to /nowhere/at/all.png: No such file or directory."),
      end.complaint)
  }

  private static func run(_ words: [String]) throws -> (status: Int32, complaint: String) {
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("highstreet-apps")
    program.arguments = words
    let complaints = Pipe()
    program.standardError = complaints
    try program.run()
    let data = complaints.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return (program.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
