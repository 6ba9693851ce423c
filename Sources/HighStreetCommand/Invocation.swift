import Foundation
import Formatting
import HTTP

/// A command line that was read: the arguments, and where the command finds what it needs.
struct Invocation: Sendable {
  let arguments: Arguments
  let environment: [String: String]
  let console: Console
  /// The servers to ask.
  let source: ServiceSource
  /// Where favourites, choices and keys are kept.
  let dataDirectory: URL
  /// Where replies are kept for offline use.
  let cacheDirectory: URL

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
    self.source = source
    if let text = arguments["--data"] {
      guard !text.isEmpty else { throw UsageError("--data needs the name of a folder.") }
      dataDirectory = URL(fileURLWithPath: text, isDirectory: true)
      cacheDirectory = dataDirectory.appendingPathComponent("cache", isDirectory: true)
    } else {
      dataDirectory = Invocation.directory("XDG_DATA_HOME", else: ".local/share", environment)
      cacheDirectory = Invocation.directory("XDG_CACHE_HOME", else: ".cache", environment)
    }
  }

  /// `highstreet` in a base directory (https://specifications.freedesktop.org/basedir-spec/latest/); a
  /// relative path in the variable is ignored, as the specification says.
  private static func directory(_ variable: String, else path: String, _ environment: [String: String])
    -> URL
  {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    let base =
      environment[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
      ?? URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(path, isDirectory: true)
    return base.appendingPathComponent("highstreet", isDirectory: true)
  }

  /// The language of numbers and dates: that of the environment, or American English where it has none
  /// that is known.
  var locale: Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let identifier = name?.split(separator: ".").first.map(String.init) ?? ""
    let locale = Locale(identifier: identifier)
    let isKnown = locale.language.languageCode?.isISOLanguage ?? false
    return isKnown ? locale : Locale(identifier: "en_US")
  }

  /// Tells when a result is an old one, because the service could not be reached.
  func noteAge(of origin: HTTPResponse.Origin) {
    guard case .offlineCopy(let storedAt) = origin else { return }
    let age = AgeWords.english.text(since: storedAt, now: Date())
    console.note("The service cannot be reached; this is what it said \(age).")
  }
}
