import Foundation

extension Preferences {
  /// Preferences in a file: one JSON object of strings, replaced as a whole. Programs that change different
  /// keys at once do not undo each other's changes.
  ///
  /// A file that makes no sense is kept as `<name>.corrupt-<time>` and reported once
  /// (``FileFailure/corrupt(keptAs:)``); `now` dates it.
  public static func file(_ url: URL, now: @escaping @Sendable () -> Date = { Date() }) -> Preferences {
    let store = TextFile(file: AtomicFile(url: url), now: now)
    return Preferences(
      text: { key in try await store.texts()[key] },
      update: { key, change in try await store.update(key, change) })
  }
}

private struct TextFile: Sendable {
  let file: AtomicFile
  let now: @Sendable () -> Date

  func texts() async throws -> [String: String] {
    do {
      return try await decoded()
    } catch is DecodingError {
      return try await file.withLock { try await decodedOrSetAside() }
    }
  }

  func update(_ key: String, _ change: @Sendable (String?) throws -> String?) async throws {
    try await file.withLock {
      var texts = try await decodedOrSetAside()
      texts[key] = try change(texts[key])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let bytes = try encoder.encode(texts)
      _ = try await Blocking.run { try file.replace(with: bytes) }
    }
  }

  private func decoded() async throws -> [String: String] {
    guard let bytes = try await Blocking.run({ try file.read() }) else { return [:] }
    return try JSONDecoder().decode([String: String].self, from: bytes)
  }

  private func decodedOrSetAside() async throws -> [String: String] {
    do {
      return try await decoded()
    } catch is DecodingError {
      throw FileFailure.corrupt(keptAs: try await Blocking.run { try file.setAside(at: now()) })
    }
  }
}
