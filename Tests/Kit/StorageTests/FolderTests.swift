import Foundation
import XCTest

@testable import Storage

/// A path in which a folder cannot be made ends in a failure, whatever stands in the way.
final class FolderTests: XCTestCase {
  func testAFolderThatCannotBeMadeIsAFailure() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "/nonexistent/there")
    for path in [link.path + "/data/file", "/proc/highstreet/file"] {
      let file = SealedFile(url: URL(fileURLWithPath: path), keyName: "k", vault: .memory())
      do {
        try await file.update { _ in Data() }
        XCTFail("no error")
      } catch FileFailure.system(let operation, _, let code) {
        XCTAssertEqual(operation, .create)
        XCTAssertEqual(code, ENOENT)
      }
    }
  }
}
