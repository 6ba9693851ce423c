import Foundation
import XCTest

/// A folder that is gone after the test.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("screens-gtk-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { XCTFail("\(error)") }
  }
}
