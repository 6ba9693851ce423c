import Formatting

/// The reasons of failures, as they stand in the sentences of a `VaultFailure`: behind a colon, without a full stop.
enum StorageReasonText {
  static var noBus: String { translate("there is no session bus") }
  static var noSession: String { translate("no session was opened") }
  static var noSecret: String { translate("an entry without a secret") }
  static var noKey: String { translate("what it keeps under this name is not a key") }
  static var illegalName: String { translate("the name of a key is made of a to z, 0 to 9 and “-”") }
  static var notSigned: String { translate("the app is not signed for the use of the keychain") }
  static var noData: String { translate("the keychain returned no data") }
  static var keychainFailed: String { translate("the keychain failed") }

  static func noFolder(_ path: String) -> String { translate("\(path) is not a real folder") }
  static func symbolicLink(_ path: String) -> String { translate("\(path) is a symbolic link") }
  static func otherUser(_ path: String) -> String { translate("\(path) belongs to another user") }
  static func openToOthers(_ path: String) -> String {
    translate("\(path) can be read or written by others")
  }
}
