import Foundation

/// Why a sealed file could not be opened, beside ``VaultFailure`` and ``FileFailure``.
public enum SealedFileFailure: Error, Sendable, Hashable {
  /// The content was damaged or tampered with. It was kept under another name; the next read finds nothing.
  case corrupt(keptAs: URL)
  /// Sealed with another key than the vault has. Kept under another name; the next read finds nothing.
  case wrongKey(keptAs: URL)
  /// The file is there, but the vault has no key for it. The file stays, and no new key is made.
  case keyMissing(path: String)
  /// The key of this file lies in another kind of vault, by its name. The file stays.
  case backendChanged(recorded: String, current: KeyVault.Backend, path: String)
  /// Written by a newer version of the program. The file stays.
  case newerVersion(Int, path: String)
}
