import Foundation

/// A file whose content is encrypted with a key from a vault, and that is never half written, never lost and
/// never silently replaced.
///
/// ```swift
/// let url = folder.appendingPathComponent("favourites.sealed")
/// let favourites = SealedFile(url: url, keyName: "favourites", vault: vault)
/// let content = try await favourites.read()  // nil: nothing was kept yet
/// try await favourites.update { old in try adding(home, to: old) }
/// ```
///
/// Any number of tasks and processes may read and update at once. The key is made with the first content, and
/// only when the vault says that it has none and there is no file; it is asked for each time and not kept. A
/// file that cannot be opened is kept as `<name>.corrupt-<time>` and reported once; a file whose key cannot be
/// had stays where it is. The trap: an error means "unknown", not "empty".
///
/// The content that was written last stays in memory, and is used as long as the file is as it was written.
public struct SealedFile: Sendable {
  private let file: AtomicFile
  private let lastWrite = LastWrite()
  private let keyName: String
  private let vault: KeyVault
  private let now: @Sendable () -> Date

  /// A sealed file at `url`, a folder of mode 0700 around it being made where there is none. `keyName` is the
  /// name of its key in the vault; no other file uses it. `now` dates the copies of unreadable files.
  public init(
    url: URL, keyName: String, vault: KeyVault, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(AtomicFile(url: url), keyName: keyName, vault: vault, now: now)
  }

  /// The same, with a step of a test after each step of a write.
  @_spi(Testing) public init(
    url: URL, keyName: String, vault: KeyVault, now: @escaping @Sendable () -> Date = { Date() },
    afterStep: @escaping @Sendable (WriteStep) throws -> Void
  ) {
    self.init(AtomicFile(url: url, afterStep: afterStep), keyName: keyName, vault: vault, now: now)
  }

  init(_ file: AtomicFile, keyName: String, vault: KeyVault, now: @escaping @Sendable () -> Date) {
    self.file = file
    self.keyName = keyName
    self.vault = vault
    self.now = now
  }

  /// The content, or `nil` when nothing was ever kept.
  ///
  /// Throws ``SealedFileFailure``, ``VaultFailure`` or ``FileFailure``; the content is then unknown.
  public func read() async throws -> Data? {
    do {
      return try await opened()?.content
    } catch is Unreadable {
      // Another program may have replaced it meanwhile: look again in peace before it is set aside.
      return try await file.withLock { try await openedOrSetAside()?.content }
    }
  }

  /// Replaces the content by what `change` makes of it (`nil`: nothing was ever kept), and returns the new
  /// content. Nothing else is written in between. When it throws, `change` included, the old content stays.
  ///
  /// Throws ``SealedFileFailure``, ``VaultFailure`` or ``FileFailure``, or what `change` throws.
  @discardableResult
  public func update(_ change: @Sendable (Data?) throws -> Data) async throws -> Data {
    try await file.withLock {
      let old = try await openedOrSetAside()
      let content = try change(old?.content)
      let key = if let old { old.key } else { try await keyForNewFile() }
      let bytes = try SealedEnvelope.seal(content, key: key, backend: vault.backend)
      let version = try await Blocking.run { try file.replace(with: bytes) }
      lastWrite.remember(.init(content: content, keyIdentity: key.identity, version: version))
      return content
    }
  }

  /// Makes way for a fresh start when the file can never be opened here: its key is gone or lies in another kind of
  /// vault, or `check` throws at its content. The file is kept under another name, which is returned; `nil` when
  /// there is none, or when it can be opened after all. A vault that is only locked or silent sets nothing aside.
  ///
  /// Throws what `read` throws otherwise; then the file stays.
  public func startAfresh(unless check: @Sendable (Data) throws -> Void) async throws -> URL? {
    try await file.withLock {
      do {
        guard let content = try await openedOrSetAside()?.content else { return nil }
        do { try check(content) } catch { return try await setAside() }
        return nil
      } catch SealedFileFailure.keyMissing, SealedFileFailure.backendChanged {
        return try await setAside()
      } catch SealedFileFailure.corrupt(let kept), SealedFileFailure.wrongKey(let kept) {
        return kept
      }
    }
  }

  /// Why a file is set aside.
  private enum Unreadable: Error {
    case damaged
    case wrongKey
  }

  private func opened() async throws -> (content: Data, key: SealingKey)? {
    if let written = lastWrite.current(at: file.url.path) {
      let key = try await existingKey()
      if key.identity == written.keyIdentity { return (written.content, key) }
    }
    guard let bytes = try await Blocking.run({ try file.read() }) else { return nil }
    let envelope = try envelope(bytes)
    guard envelope.backend == vault.backend.rawValue else {
      throw SealedFileFailure.backendChanged(
        recorded: envelope.backend, current: vault.backend, path: file.url.path)
    }
    let key = try await existingKey()
    guard key.identity == envelope.keyIdentity else { throw Unreadable.wrongKey }
    guard let content = try envelope.content(key: key) else { throw Unreadable.damaged }
    return (content, key)
  }

  private func envelope(_ bytes: Data) throws -> SealedEnvelope {
    do {
      return try SealedEnvelope(bytes: bytes)
    } catch SealedEnvelope.Fault.newer(let version) {
      throw SealedFileFailure.newerVersion(version, path: file.url.path)
    } catch {
      throw Unreadable.damaged
    }
  }

  private func openedOrSetAside() async throws -> (content: Data, key: SealingKey)? {
    do {
      return try await opened()
    } catch let fault as Unreadable {
      let kept = try await setAside()
      switch fault {
      case .damaged: throw SealedFileFailure.corrupt(keptAs: kept)
      case .wrongKey: throw SealedFileFailure.wrongKey(keptAs: kept)
      }
    }
  }

  private func setAside() async throws -> URL {
    try await Blocking.run { try file.setAside(at: now()) }
  }

  private func existingKey() async throws -> SealingKey {
    guard let secret = try await vault.read(keyName) else {
      throw SealedFileFailure.keyMissing(path: file.url.path)
    }
    return try SealingKey(secret: secret)
  }

  private func keyForNewFile() async throws -> SealingKey {
    if let secret = try await vault.read(keyName) { return try SealingKey(secret: secret) }
    let key = SealingKey()
    try await vault.write(keyName, key.secret)
    return key
  }
}
