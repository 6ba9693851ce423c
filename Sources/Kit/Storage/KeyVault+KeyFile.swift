import Foundation

extension KeyVault {
  /// Secrets in files of mode 0600, `<name>.key`, in a folder of mode 0700 that holds nothing else.
  ///
  /// What is trusted: a real folder and a real file, both owned by this user; no symbolic link is followed.
  /// A folder that others may enter is repaired (it becomes 0700). A file that others may read or write is
  /// refused (``VaultFailure/unsafe(_:)``), because its secret may be known to them already.
  public static func keyFile(in folder: URL) -> KeyVault {
    let keys = KeyFolder(url: folder)
    return KeyVault(
      backend: .keyFile,
      read: { name in try await Blocking.run { try keys.read(name) } },
      write: { name, secret in try await keys.write(name, secret) },
      delete: { name in try await keys.delete(name) })
  }
}

private struct KeyFolder: Sendable {
  let url: URL

  func read(_ name: String) throws -> Data? {
    let file = try file(name)
    guard try isThere(), let open = try openedSafely(file.url.path) else { return nil }
    return try open.read()
  }

  func write(_ name: String, _ secret: Data) async throws {
    let file = try file(name)
    _ = try await Blocking.run { try isThere() }
    _ = try await file.withLock { try await Blocking.run { try file.replace(with: secret) } }
  }

  func delete(_ name: String) async throws {
    let file = try file(name)
    guard try await Blocking.run({ try isThere() }) else { return }
    try await file.withLock { try await Blocking.run { try file.remove() } }
  }

  private func file(_ name: String) throws -> AtomicFile {
    let plain = name.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "-")
    }
    guard plain, !name.isEmpty else {
      throw VaultFailure.failed(StorageReasonText.illegalName)
    }
    return AtomicFile(url: url.appendingPathComponent("\(name).key"))
  }

  /// Whether the folder is there; throws when it is not safe, and closes it to others.
  private func isThere() throws -> Bool {
    let folder: OpenFile
    do {
      folder = try OpenFile.folder(url.path)
    } catch FileFailure.system(_, _, ENOENT) {
      return false
    } catch FileFailure.system(_, _, ENOTDIR), FileFailure.system(_, _, ELOOP) {
      throw VaultFailure.unsafe(StorageReasonText.noFolder(url.path))
    }
    let status = try folder.status()
    guard status.st_uid == geteuid() else {
      throw VaultFailure.unsafe(StorageReasonText.otherUser(url.path))
    }
    if status.st_mode & 0o077 != 0 { try folder.setMode(0o700) }
    return true
  }

  private func openedSafely(_ path: String) throws -> OpenFile? {
    let file: OpenFile
    do {
      guard let there = try OpenFile.reading(path) else { return nil }
      file = there
    } catch FileFailure.system(_, _, ELOOP) {
      throw VaultFailure.unsafe(StorageReasonText.symbolicLink(path))
    }
    let status = try file.status()
    guard status.st_uid == geteuid() else { throw VaultFailure.unsafe(StorageReasonText.otherUser(path)) }
    guard status.st_mode & 0o077 == 0 else {
      throw VaultFailure.unsafe(StorageReasonText.openToOthers(path))
    }
    return file
  }
}
