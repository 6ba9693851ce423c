import Foundation
import XCTest

/// A folder of one test, removed after it.
struct TemporaryFolder {
  let url: URL

  init(_ test: XCTestCase) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    test.addTeardownBlock { try FileManager.default.removeItem(at: url) }
    self.url = url
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The names of everything in it, in order.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(name).path)[.posixPermissions] as? Int
  }

  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file(name).path)
  }
}

/// What `work` throws, or `nil`.
func failure<Value>(of work: () async throws -> Value) async -> Error? {
  do {
    _ = try await work()
    return nil
  } catch {
    return error
  }
}
