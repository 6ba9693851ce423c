import Foundation

/// What this process wrote last into a sealed file: as long as the file is that very version, it need not be read
/// and opened again.
final class LastWrite: @unchecked Sendable {
  struct Entry: Sendable {
    let content: Data
    let keyIdentity: Data
    let version: FileVersion
  }

  // Guarded by `lock`.
  private var entry: Entry?
  private let lock = NSLock()

  func remember(_ entry: Entry) {
    lock.lock()
    defer { lock.unlock() }
    self.entry = entry
  }

  /// What was written last if it still lies at `path`; otherwise it is forgotten.
  func current(at path: String) -> Entry? {
    lock.lock()
    defer { lock.unlock() }
    if entry?.version.isCurrent(at: path) == false { entry = nil }
    return entry
  }
}
