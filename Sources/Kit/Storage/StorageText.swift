import Formatting
import Foundation

// What people read about vaults and files: what happened, and what to do.

extension KeyVault.Backend {
  /// What the user is told about where the secrets lie; `nil` where it goes without saying.
  public var notice: String? {
    switch self {
    case .keychain, .secretService: nil
    case .keyFile:
      translate(
        "No password store (Secret Service) runs in this session, so keys lie in a file that only you can read."
      )
    case .memory: translate("Keys are forgotten when the program ends.")
    }
  }

  fileprivate var name: String {
    switch self {
    case .keychain: translate("the keychain")
    case .secretService: translate("the password store (Secret Service)")
    case .keyFile: translate("the key file")
    case .memory: translate("memory")
    }
  }
}

extension VaultFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .locked:
      translate("The password store is locked or not set up. Unlock it, then try again.")
    case .unavailable(let reason):
      translate("The password store cannot be used: \(reason). Log in to a desktop session, then try again.")
    case .timeout(let seconds):
      translate(
        "The password store did not answer within \(seconds.text). Try again; if that does not help, log out and in."
      )
    case .denied:
      translate("The password store refused access. Allow it for this program, then try again.")
    case .unsafe(let reason):
      translate(
        "The key file is not safe: \(reason). Put a file of your own with mode 600 there, then try again.")
    case .failed(let reason):
      translate("The password store failed: \(reason). Try again.")
    }
  }
}

extension FileFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .system(_, let path, ENOSPC), .system(_, let path, EDQUOT):
      translate(
        "There is no space left to write \(path). What was kept before is still there. Free some space, then try again."
      )
    case .system(let operation, let path, let code):
      translate(
        "Could not \(operation.verb) \(path): \(String(cString: strerror(code))). Check the file and its folder, then try again."
      )
    case .busy(let path):
      translate("Another program keeps \(path) busy. Close it, then try again.")
    case .corrupt(let kept):
      translate("A file made no sense and was set aside as \(kept.path). The program goes on without it.")
    }
  }
}

extension FileOperation {
  /// As it stands in “Could not …”.
  fileprivate var verb: String {
    switch self {
    case .open: translate("open")
    case .create: translate("create")
    case .lock: translate("lock")
    case .examine: translate("examine")
    case .protect: translate("protect")
    case .read: translate("read")
    case .write: translate("write")
    case .flush: translate("flush")
    case .replace: translate("replace")
    case .keepAside: translate("keep aside")
    case .remove: translate("remove")
    }
  }
}

extension SealedFileFailure: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .corrupt(let kept):
      translate(
        "A sealed file was damaged and was set aside as \(kept.path). The program goes on without it.")
    case .wrongKey(let kept):
      translate(
        "A sealed file belongs to another key and was set aside as \(kept.path). The program goes on without it."
      )
    case .keyMissing(let path):
      translate(
        "The key of \(path) is gone from the password store. Bring the key back, or move the file away to start afresh."
      )
    case .backendChanged(let recorded, let current, let path):
      translate(
        "The key of \(path) lies in \(KeyVault.Backend(rawValue: recorded)?.name ?? recorded), but now \(current.name) is in use. Run the program where the first is in use, or move the file away to start afresh."
      )
    case .newerVersion(let version, let path):
      translate(
        "\(path) was written by a newer version of this program (format \(Int(version))). Update the program."
      )
    }
  }
}

extension ServiceKey.Fault: LocalizedError {
  /// What happened and what to do.
  public var errorDescription: String? {
    switch self {
    case .empty(let name):
      translate("The key “\(name)” is empty. Give its value.")
    case .malformed(let name):
      translate(
        "The key “\(name)” holds characters that no key has (line breaks, or letters outside ASCII). Copy it again."
      )
    }
  }
}

extension TimeInterval {
  fileprivate var text: String {
    self == 1 ? translate("1 second") : translate("\(String(format: "%g", self)) seconds")
  }
}
