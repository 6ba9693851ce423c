import Formatting
import Foundation
import Services
import Storage

/// Every sentence and word of the settings.
enum SettingsText {
  static var title: String { translate("Settings") }
  static var done: String { translate("Done") }
  static var source: String { translate("Source") }
  static var address: String { translate("Address") }
  static var useServer: String { translate("Use This Server") }
  static var addressFault: String {
    translate(
      "This is no address of a server. Write it like https://shop.example, without a name, a password or a question mark."
    )
  }
  static var keys: String { translate("Keys") }
  static var enterKey: String { translate("Enter Key") }
  static var save: String { translate("Save") }
  static var forget: String { translate("Forget") }
  static var storage: String { translate("Storage") }
  static var kept: String { translate("Replies and Pictures") }
  static var looking: String { translate("Looking…") }
  static var clearCaches: String { translate("Clear Replies and Pictures") }
  static var clearQuestion: String { translate("Clear replies and pictures?") }
  static var clearConsequence: String {
    translate("They are fetched again when they are needed. Without a network they are missing.")
  }
  static var clear: String { translate("Clear") }
  static var about: String { translate("About") }
  static var licence: String { translate("Licence") }
  static let licenceName = "MIT"
  static var version: String { translate("Version") }

  static func name(of choice: SourceChoice) -> String {
    switch choice {
    case .demo: translate("Demo")
    case .live: translate("Live")
    case .server: translate("Own Server")
    }
  }

  static func meaning(of choice: SourceChoice) -> String {
    switch choice {
    case .demo: translate("Everything is made up, and nothing is sent to anybody.")
    case .live: translate("The real services are asked. Some of them need a key of your own.")
    case .server: translate("One server that has all services under its address.")
    }
  }

  static func state(of entry: KeyEntry) -> String {
    switch entry.state {
    case .looking: looking
    case .missing: translate("No key is kept.")
    case .published: translate("The key that \(entry.key.company) has published is used.")
    case .kept: translate("A key is kept.")
    case .inEnvironment:
      translate("The key in \(entry.key.environmentVariable) is used, whatever is kept here.")
    case .unknown(let reason): reason
    }
  }

  static func space(_ bytes: Int) -> String {
    bytes == 0
      ? translate("Nothing") : ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
  }

  static func notCleared(_ error: any Error) -> String {
    translate("Not everything could be cleared. \(error.explanation)")
  }
}
