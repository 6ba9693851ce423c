import Foundation

/// Where small secrets are kept: keys of sealed files and keys of services.
///
/// A vault either knows or says that it does not know: `read` returns `nil` when the secret is certainly not
/// there and for no other reason. A locked, silent or broken store throws, so that nobody takes "I could not
/// look" for "there is none" and replaces a key that is still needed.
///
/// No backend ever shows a prompt: a locked store throws ``VaultFailure/locked`` at once, and the user
/// unlocks it in their own time.
public struct KeyVault: Sendable {
  /// The kinds of store. The raw value stands in the header of every sealed file: at most 16 ASCII bytes.
  public enum Backend: String, Sendable, Hashable, CaseIterable {
    /// Apple's keychain: readable after the first unlock, on this device only.
    case keychain
    /// The desktop's password store: https://specifications.freedesktop.org/secret-service/
    case secretService = "secret-service"
    /// A file of mode 0600 in a folder of mode 0700.
    case keyFile = "key-file"
    /// Nothing outlives the process. For tests.
    case memory
  }

  /// The kind of store behind this vault.
  public let backend: Backend
  /// The secret of that name, or `nil` when there certainly is none. Throws ``VaultFailure``, or
  /// ``FileFailure`` where the store is a file.
  public var read: @Sendable (_ name: String) async throws -> Data?
  /// Stores a secret under a name, in place of an older one. Throws as `read` does.
  public var write: @Sendable (_ name: String, _ secret: Data) async throws -> Void
  /// Removes a secret; one that is not there is no failure. Throws as `read` does.
  public var delete: @Sendable (_ name: String) async throws -> Void

  /// A vault of its parts.
  public init(
    backend: Backend,
    read: @escaping @Sendable (_ name: String) async throws -> Data?,
    write: @escaping @Sendable (_ name: String, _ secret: Data) async throws -> Void,
    delete: @escaping @Sendable (_ name: String) async throws -> Void
  ) {
    self.backend = backend
    self.read = read
    self.write = write
    self.delete = delete
  }

  /// The name under which the stores of the system list our secrets.
  static let application = "highstreet"
}
