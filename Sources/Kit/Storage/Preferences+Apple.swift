#if canImport(Security)
  import Foundation

  extension Preferences {
    /// The app's own user defaults.
    public static func userDefaults() -> Preferences {
      let store = DefaultsStore()
      return Preferences(
        text: { key in await store.text(key) },
        update: { key, change in try await store.update(key, change) })
    }
  }

  private actor DefaultsStore {
    func text(_ key: String) -> String? {
      UserDefaults.standard.string(forKey: key)
    }

    func update(_ key: String, _ change: @Sendable (String?) throws -> String?) throws {
      UserDefaults.standard.set(try change(text(key)), forKey: key)
    }
  }
#endif
