import Foundation

/// What was kept of replies and pictures, all of which can be fetched again.
struct CacheFolder: Sendable {
  let url: URL

  /// How much space it takes, in bytes. Asks the disk, off the main thread.
  func size() async -> Int {
    await Task.detached(priority: .utility) {
      let files = FileManager.default
      var bytes = 0
      for path in files.enumerator(atPath: url.path)?.compactMap({ $0 as? String }) ?? [] {
        let attributes = try? files.attributesOfItem(atPath: url.appendingPathComponent(path).path)
        // A file that has just gone takes no space, and neither does what a folder is made of.
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else { continue }
        bytes += (attributes[.size] as? NSNumber)?.intValue ?? 0
      }
      return bytes
    }.value
  }

  /// Removes everything in it, off the main thread. Throws an error of the file system.
  func clear() async throws {
    try await Task.detached(priority: .userInitiated) {
      let files = FileManager.default
      guard files.fileExists(atPath: url.path) else { return }
      for entry in try files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        try files.removeItem(at: entry)
      }
    }.value
  }
}
