import Foundation

/// Keeps the bodies of pictures in files, up to a number of bytes; those not used for longest go first.
///
/// The folder belongs to the cache alone. A file appears whole or not at all; what cannot be read or does
/// not match its checksum is removed, and counts as not there.
public actor ImageDiskCache {
  private struct Entry {
    let size: Int
    var lastUse: Date
  }

  private let directory: URL
  private let byteLimit: Int
  private let now: @Sendable () -> Date
  /// The files by name; `nil` until the folder has been looked at.
  private var entries: [String: Entry]?

  /// A cache in a folder, which is made when it is first needed.
  ///
  /// - Parameters:
  ///   - directory: a folder for this cache alone.
  ///   - byteLimit: how many bytes all files may have together.
  ///   - now: the time, by which use is remembered from one launch to the next.
  public init(directory: URL, byteLimit: Int, now: @escaping @Sendable () -> Date = { Date() }) {
    self.directory = directory
    self.byteLimit = byteLimit
    self.now = now
  }

  /// How many bytes all files have together, as far as the folder has been looked at; never more than the limit.
  public var size: Int { (entries ?? [:]).values.reduce(0) { $0 + $1.size } }

  /// The body stored for an address; `nil` when there is none, or a damaged one, which is then removed.
  func body(for url: URL) -> Data? {
    let name = DiskEntry.name(of: url)
    guard index()[name] != nil else { return nil }
    guard let file = try? Data(contentsOf: fileURL(name)), let stored = DiskEntry(file: file) else {
      remove(url)
      return nil
    }
    // Another address of the same name: its body is not the one asked for.
    guard stored.url == url.absoluteString else { return nil }
    entries?[name]?.lastUse = now()
    touch(name)
    return stored.body
  }

  /// Stores a body, making room before. One that is larger than the limit is not stored.
  ///
  /// - Returns: whether it is stored. A disk that is full or broken costs the copy and nothing else.
  @discardableResult
  func store(_ body: Data, for url: URL) -> Bool {
    let name = DiskEntry.name(of: url)
    let file = DiskEntry(url: url.absoluteString, body: body).file
    remove(url)
    guard file.count <= byteLimit else { return false }
    makeRoom(for: file.count)
    guard write(file, name: name) else { return false }
    entries?[name] = Entry(size: file.count, lastUse: now())
    touch(name)
    return true
  }

  /// Removes what is stored for an address.
  func remove(_ url: URL) {
    let name = DiskEntry.name(of: url)
    guard index()[name] != nil else { return }
    drop(name)
  }

  /// Removes everything.
  public func removeAll() {
    for name in index().keys { drop(name) }
  }

  /// Writes a file beside and renames it, so that it appears as a whole.
  private func write(_ file: Data, name: String) -> Bool {
    let partial = name + DiskEntry.partialSuffix
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try file.write(to: fileURL(partial))
      // Another process may have stored the same picture meanwhile.
      removeFile(name)
      try FileManager.default.moveItem(at: fileURL(partial), to: fileURL(name))
      return true
    } catch {
      removeFile(partial)
      return false
    }
  }

  /// Leaves the time of use for the next launch; without it the file would only go earlier.
  private func touch(_ name: String) {
    try? FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: path(name))
  }

  private func makeRoom(for newSize: Int) {
    var total = size
    let oldestFirst = (entries ?? [:]).sorted { $0.value.lastUse < $1.value.lastUse }
    for (name, entry) in oldestFirst where total + newSize > byteLimit {
      drop(name)
      total -= entry.size
    }
  }

  private func drop(_ name: String) {
    entries?[name] = nil
    removeFile(name)
  }

  /// A file that is gone already is as good as removed.
  private func removeFile(_ name: String) {
    try? FileManager.default.removeItem(at: fileURL(name))
  }

  /// Looks at the folder once; what an ended process left half written is removed.
  private func index() -> [String: Entry] {
    if let entries { return entries }
    var found: [String: Entry] = [:]
    // No folder yet means no files.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [] {
      if name.hasSuffix(DiskEntry.suffix + DiskEntry.partialSuffix) {
        removeFile(name)
      } else if name.hasSuffix(DiskEntry.suffix),
        let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
      {
        found[name] = Entry(
          size: attributes[.size] as? Int ?? 0,
          lastUse: attributes[.modificationDate] as? Date ?? .distantPast)
      }
    }
    entries = found
    makeRoom(for: 0)
    return entries ?? [:]
  }

  private func fileURL(_ name: String) -> URL { directory.appendingPathComponent(name) }

  private func path(_ name: String) -> String { fileURL(name).path }
}
