import Foundation
import Formatting
import HTTP
import Services
import Storage

/// A command line that was read: the arguments, and where the command finds what it needs.
struct Invocation: Sendable {
  let arguments: Arguments
  let environment: [String: String]
  let console: Console
  /// The services of the four shops at the source that was asked for.
  let services: ShopServices

  /// Whether the result is one JSON document.
  var wantsJSON: Bool { arguments.has("--json") }

  init(arguments: Arguments, environment: [String: String], console: Console) throws {
    self.arguments = arguments
    self.environment = environment
    self.console = console
    let sourceText = arguments["--source"] ?? "demo"
    guard let source = ServiceSource(sourceText) else {
      // The text itself is not repeated: it may hold a password.
      throw UsageError(
        "--source takes demo, live, or an http(s) address without user name, password and question mark.")
    }
    guard let vault = VaultChoice(environment: environment) else {
      let other = environment[VaultChoice.environmentVariable] ?? ""
      throw UsageError("\(VaultChoice.environmentVariable) takes key-file, not \(other.quoted).")
    }
    let text = arguments["--data"]
    if text?.isEmpty == true { throw UsageError("--data needs the name of a folder.") }
    let places =
      text.map { DataPlaces(folder: URL(fileURLWithPath: $0, isDirectory: true)) }
      ?? .standard(environment: environment)
    services = ShopServices(source: source, places: places, vault: vault, environment: environment) { key in
      "Set one with: highstreet key set \(key.name), or in \(key.environmentVariable). "
        + "Without one, use --source demo."
    }
  }

  /// The language of numbers and dates: that of the environment, or American English where it has none
  /// that is known.
  var locale: Locale { Locale(environment: environment) ?? Locale(identifier: "en_US") }

  /// Tells where secrets lie, unless it is where they lie best or where they were asked to.
  func notePlace(of backend: KeyVault.Backend) {
    let isAskedFor = !(environment[VaultChoice.environmentVariable] ?? "").isEmpty
    guard !isAskedFor, let notice = backend.notice else { return }
    console.note(notice)
  }

  /// Tells when a result is an old one, because the service could not be reached.
  func noteAge(of origin: HTTPResponse.Origin) {
    guard case .offlineCopy(let storedAt) = origin else { return }
    let age = AgeWords.text(since: storedAt, now: Date())
    console.note("The service cannot be reached; this is what it said \(age).")
  }
}
