import Storage

/// Which store is asked to keep secrets.
public enum VaultChoice: Sendable, Hashable {
  /// The password store of the system or the session, or files where there is none.
  case system
  /// Files, as on a server whose password store nobody unlocks.
  case keyFile

  /// The environment variable that chooses.
  public static let environmentVariable = "HIGHSTREET_VAULT"

  /// What the environment asks for; `nil` when it asks for something that is not known.
  public init?(environment: [String: String]) {
    switch environment[Self.environmentVariable] ?? "" {
    case "": self = .system
    case KeyVault.Backend.keyFile.rawValue: self = .keyFile
    default: return nil
    }
  }
}
