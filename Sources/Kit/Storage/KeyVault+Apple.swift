#if canImport(Security)
  import Foundation
  import Security

  extension KeyVault {
    /// The keychain. `fallbackDirectory` is for systems that have none.
    public static func system(fallbackDirectory: URL) async -> KeyVault {
      keychain()
    }

    /// Generic passwords in the keychain, readable after the first unlock since the device started, and never
    /// copied to another device.
    /// https://developer.apple.com/documentation/security/keychain_services
    public static func keychain() -> KeyVault {
      KeyVault(
        backend: .keychain,
        read: { name in try await Blocking.run { try KeychainItem(name: name).read() } },
        write: { name, secret in try await Blocking.run { try KeychainItem(name: name).write(secret) } },
        delete: { name in try await Blocking.run { try KeychainItem(name: name).delete() } })
    }
  }

  private struct KeychainItem {
    let name: String

    private var query: [String: Any] {
      [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: KeyVault.application,
        kSecAttrAccount as String: name,
      ]
    }

    func read() throws -> Data? {
      var wanted = query
      wanted[kSecReturnData as String] = true
      wanted[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(wanted as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      try check(status)
      guard let secret = found as? Data else { throw VaultFailure.failed(StorageReasonText.noData) }
      return secret
    }

    func write(_ secret: Data) throws {
      let content: [String: Any] = [
        kSecValueData as String: secret,
        kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      let status = SecItemUpdate(query as CFDictionary, content as CFDictionary)
      guard status == errSecItemNotFound else { return try check(status) }
      try check(SecItemAdd(query.merging(content) { _, new in new } as CFDictionary, nil))
    }

    func delete() throws {
      let status = SecItemDelete(query as CFDictionary)
      if status != errSecItemNotFound { try check(status) }
    }

    private func check(_ status: OSStatus) throws {
      switch status {
      case errSecSuccess: return
      case errSecInteractionNotAllowed: throw VaultFailure.locked
      case errSecAuthFailed, errSecUserCanceled: throw VaultFailure.denied
      case errSecMissingEntitlement:
        throw VaultFailure.unavailable(StorageReasonText.notSigned)
      default:
        let message = SecCopyErrorMessageString(status, nil) as String? ?? StorageReasonText.keychainFailed
        throw VaultFailure.failed("\(message) (\(status))")
      }
    }
  }
#endif
