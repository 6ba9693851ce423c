import Foundation

/// A file that is replaced as a whole: a reader at any time, and whoever looks after a crash, finds the old
/// content or the new one.
///
/// Writers take turns across tasks and processes through a lock file beside it (`<name>.lock`, which stays).
struct AtomicFile: Sendable {
  let url: URL
  /// Called after each step of a write.
  var afterStep: @Sendable (WriteStep) throws -> Void = { _ in }
  /// How long to wait for other writers, in seconds.
  var patience: TimeInterval = 10

  private static let part = 64 * 1024
  private static let pauseBetweenAttempts: UInt64 = 2_000_000
  private var folder: String { url.deletingLastPathComponent().path }
  private var temporaryPrefix: String { ".\(url.lastPathComponent).tmp-" }

  /// The content, or `nil` when there is no file. Needs no lock.
  func read() throws -> Data? {
    try OpenFile.reading(url.path)?.read()
  }

  /// Replaces the content and returns the version of the file that holds it; call it within `withLock`. When it
  /// fails, the old content stays and nothing is left behind. Also removes what a killed process left behind.
  func replace(with content: Data) throws -> FileVersion {
    try removeLeftovers()
    let temporary = "\(folder)/\(temporaryPrefix)\(UInt64.random(in: .min ... .max))"
    let file = try OpenFile.creating(temporary)
    do {
      try afterStep(.created)
      for start in stride(from: 0, to: content.count, by: Self.part) {
        try file.write(content.dropFirst(start).prefix(Self.part))
        try afterStep(.partWritten)
      }
      try afterStep(.written)
      try file.flush()
      try afterStep(.flushed)
      try OpenFile.checked(.replace, url.path) { rename(temporary, url.path) }
    } catch {
      unlink(temporary)
      throw error
    }
    let version = try FileVersion(of: file)
    try afterStep(.renamed)
    try OpenFile.folder(folder).flush()
    try afterStep(.folderFlushed)
    return version
  }

  /// Keeps the file under another name, `<name>.corrupt-<time>`, and returns that; call it within `withLock`.
  func setAside(at time: Date) throws -> URL {
    let stamp = ISO8601DateFormatter.string(
      from: time, timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
      formatOptions: [.withFullDate, .withTime, .withTimeZone])
    var kept = url.appendingPathExtension("corrupt-\(stamp)")
    var number = 2
    while FileManager.default.fileExists(atPath: kept.path) {
      kept = url.appendingPathExtension("corrupt-\(stamp)-\(number)")
      number += 1
    }
    try OpenFile.checked(.keepAside, url.path) { rename(url.path, kept.path) }
    try OpenFile.folder(folder).flush()
    return kept
  }

  /// Removes the file; one that is not there is no failure. Call it within `withLock`.
  func remove() throws {
    do {
      try OpenFile.checked(.remove, url.path) { unlink(url.path) }
      try OpenFile.folder(folder).flush()
    } catch FileFailure.system(_, _, ENOENT) {}
  }

  /// Runs `body` while no other task or process is in here for the same file. Creates the folder, of mode
  /// 0700, where it is missing. Waiting blocks no thread.
  func withLock<Value>(_ body: () async throws -> Value) async throws -> Value {
    try createFolder(folder)
    let lock = try OpenFile.lock(url.path + ".lock")
    let start = DispatchTime.now().uptimeNanoseconds
    while try !lock.tryLock() {
      guard Double(DispatchTime.now().uptimeNanoseconds - start) < patience * 1e9 else {
        throw FileFailure.busy(path: url.path)
      }
      try await Task.sleep(nanoseconds: Self.pauseBetweenAttempts)
    }
    defer { lock.unlock() }
    return try await body()
  }

  private func removeLeftovers() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasPrefix(temporaryPrefix) {
      try OpenFile.checked(.remove, "\(folder)/\(name)") { unlink("\(folder)/\(name)") }
    }
  }

  private func createFolder(_ path: String) throws {
    let parent = (path as NSString).deletingLastPathComponent
    do {
      try createOneFolder(path)
    } catch FileFailure.system(_, _, ENOENT) where !parent.isEmpty && parent != path {
      try createFolder(parent)
      // Not from the start again: a link that leads nowhere, as a parent, exists and yet never will.
      try createOneFolder(path)
    }
  }

  private func createOneFolder(_ path: String) throws {
    do {
      try OpenFile.checked(.create, path) { mkdir(path, 0o700) }
    } catch FileFailure.system(_, _, EEXIST) {
    }
  }
}
