import Foundation
import XCTest

/// A folder of one test.
struct TestFolder: Sendable {
  let url: URL

  var favouritesFile: URL { url.appendingPathComponent("favourites.sealed") }

  /// The names of damaged files that were set aside.
  func setAside() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.contains(".corrupt-") }
  }
}

extension XCTestCase {
  /// A new folder that is removed at the end of the test.
  func temporaryFolder() throws -> TestFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("homes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: url) }
    return TestFolder(url: url)
  }
}
