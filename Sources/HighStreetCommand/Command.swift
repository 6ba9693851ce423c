import Foundation

/// One of the commands: what it is called, what it takes and what it does.
struct Command: Sendable {
  let name: String
  /// One line for the overview.
  let summary: String
  /// The forms in which it is called, without `highstreet`.
  let usage: [String]
  /// Its own options, beside those that every command has.
  var options: [Arguments.Option] = []
  /// Does the work; returns the exit status.
  let body: @Sendable (Invocation) async throws -> Int32

  static let commonOptions: [Arguments.Option] = [
    .value("--source", "demo|live|URL", "the servers to ask (default: demo, in process, no network)"),
    .value("--data", "DIR", "where favourites, choices, keys and caches are kept"),
    .flag("--json", "one JSON document on standard output"),
    .flag("--help", "this text"),
    .flag("--version", "the version"),
  ]

  func run(_ words: [String], environment: [String: String], console: Console) async throws -> Int32 {
    let arguments = try Arguments(words, options: options + Command.commonOptions)
    if arguments.has("--help") {
      Help.page(of: self, on: console)
      return 0
    }
    if arguments.has("--version") {
      try console.printVersion(asJSON: arguments.has("--json"))
      return 0
    }
    return try await body(
      Invocation(arguments: arguments, environment: environment, console: console))
  }
}
