import Foundation

/// Small settings that are no secret: text by key. What is not text is encoded by its owner, as JSON for
/// instance.
public struct Preferences: Sendable {
  /// The text kept under a key, or `nil` when nothing was. Throws ``FileFailure``: then it is unknown.
  public var text: @Sendable (_ key: String) async throws -> String?
  /// Replaces the text under a key by what the closure makes of it, `nil` for none; nothing else changes it
  /// in between. Throws ``FileFailure``, or what the closure throws; then the old text stays.
  public var update:
    @Sendable (_ key: String, _ change: @escaping @Sendable (String?) throws -> String?) async throws -> Void

  /// Preferences of their parts.
  public init(
    text: @escaping @Sendable (_ key: String) async throws -> String?,
    update:
      @escaping @Sendable (_ key: String, _ change: @escaping @Sendable (String?) throws -> String?)
      async throws -> Void
  ) {
    self.text = text
    self.update = update
  }

  /// Keeps a text under a key, or forgets it with `nil`.
  public func set(_ text: String?, for key: String) async throws {
    try await update(key) { _ in text }
  }

  /// Preferences that are gone with the process. For tests and previews.
  public static func memory(_ texts: [String: String] = [:]) -> Preferences {
    let store = MemoryStore(texts)
    return Preferences(
      text: { key in await store.texts[key] },
      update: { key, change in try await store.update(key, change) })
  }
}

private actor MemoryStore {
  private(set) var texts: [String: String]

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  func update(_ key: String, _ change: @Sendable (String?) throws -> String?) throws {
    texts[key] = try change(texts[key])
  }
}
