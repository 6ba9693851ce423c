import Foundation
import XCTest

extension XCTestCase {
  /// A folder that goes away after the test; it is not there yet.
  func temporaryDirectory() -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    addTeardownBlock {
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
    return url
  }
}
