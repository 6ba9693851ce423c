import Foundation

// What people read about vaults and files: what happened, and what to do.

extension KeyVault.Backend {
  /// What the user is told about where the secrets lie; `nil` where it goes without saying.
  public var notice: String? {
    switch self {
    case .keychain, .secretService: nil
    case .keyFile:
      "No password store (Secret Service) runs in this session, so keys lie in a file that only you can read."
    case .memory: "Keys are forgotten when the program ends."
    }
  }

  fileprivate var name: String {
    switch self {
    case .keychain: "the keychain"
    case .secretService: "the password store (Secret Service)"
    case .keyFile: "the key file"
    case .memory: "memory"
    }
  }
}

extension VaultFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .locked:
      "The password store is locked or not set up. Unlock it, then try again."
    case .unavailable(let reason):
      "The password store cannot be used: \(reason). Log in to a desktop session, then try again."
    case .timeout(let seconds):
      "The password store did not answer within \(seconds.formattedSeconds). Try again; if that does not help, log out and in."
    case .denied:
      "The password store refused access. Allow it for this program, then try again."
    case .unsafe(let reason):
      "The key file is not safe: \(reason). Put a file of your own with mode 600 there, then try again."
    case .failed(let reason):
      "The password store failed: \(reason). Try again."
    }
  }
}

extension FileFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .system(_, let path, ENOSPC), .system(_, let path, EDQUOT):
      "There is no space left to write \(path). What was kept before is still there. Free some space, then try again."
    case .system(let operation, let path, let code):
      "Could not \(operation) \(path): \(String(cString: strerror(code))). Check the file and its folder, then try again."
    case .busy(let path):
      "Another program keeps \(path) busy. Close it, then try again."
    case .corrupt(let kept):
      "A file made no sense and was set aside as \(kept.path). The program goes on without it."
    }
  }
}

extension SealedFileFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .corrupt(let kept):
      "A sealed file was damaged and was set aside as \(kept.path). The program goes on without it."
    case .wrongKey(let kept):
      "A sealed file belongs to another key and was set aside as \(kept.path). The program goes on without it."
    case .keyMissing(let path):
      "The key of \(path) is gone from the password store. Bring the key back, or move the file away to start afresh."
    case .backendChanged(let recorded, let current, let path):
      "The key of \(path) lies in \(KeyVault.Backend(rawValue: recorded)?.name ?? recorded), but now \(current.name) is in use. Run the program where the first is in use, or move the file away to start afresh."
    case .newerVersion(let version, let path):
      "\(path) was written by a newer version of this program (format \(version)). Update the program."
    }
  }
}

extension ServiceKey.Fault: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .empty(let name):
      "The key “\(name)” is empty. Give its value."
    case .malformed(let name):
      "The key “\(name)” holds characters that no key has (line breaks, or letters outside ASCII). Copy it again."
    }
  }
}

extension TimeInterval {
  fileprivate var formattedSeconds: String {
    self == 1 ? "1 second" : "\(String(format: "%g", self)) seconds"
  }
}
