import Foundation

extension KeyVault {
  /// A vault that forgets everything with the process. For tests and previews.
  public static func memory(_ secrets: [String: Data] = [:]) -> KeyVault {
    let store = MemoryStore(secrets)
    return KeyVault(
      backend: .memory,
      read: { name in await store.secrets[name] },
      write: { name, secret in await store.set(secret, for: name) },
      delete: { name in await store.set(nil, for: name) })
  }
}

private actor MemoryStore {
  private(set) var secrets: [String: Data]

  init(_ secrets: [String: Data]) {
    self.secrets = secrets
  }

  func set(_ secret: Data?, for name: String) {
    secrets[name] = secret
  }
}
