import Foundation

/// Why a vault could not say whether it has a secret, or could not keep one. No case holds a secret.
public enum VaultFailure: Error, Sendable, Hashable {
  /// The store is locked (or has no default keyring yet), and we never ask for its password.
  case locked
  /// There is no such store here, or it does not start; says why.
  case unavailable(String)
  /// The store did not answer within that many seconds.
  case timeout(TimeInterval)
  /// The store refused: no permission for this program.
  case denied
  /// A key file that others could have read or replaced is not trusted; says what is wrong with which path.
  case unsafe(String)
  /// The store failed in another way; says how.
  case failed(String)
}
