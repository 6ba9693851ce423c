import Foundation

/// A folder for a test.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("screens-gtk-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // WebKit may still write into it. What stays goes with the temporary folder of the run.
    try? FileManager.default.removeItem(at: url)
  }
}
