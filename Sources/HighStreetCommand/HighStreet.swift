import Foundation

/// The command `highstreet`: the four shops on a command line, and their services over HTTP.
@main
enum HighStreet {
  /// The version of the package, as the change log names it.
  static let version = "0.1.0"

  static let commands: [Command] = [
    .upc, .products, .assortment, .departures, .homes, .serve, .importProducts, .key,
  ]

  static func main() async {
    Output.openStandardStreams()
    let environment = ProcessInfo.processInfo.environment
    let console = Console(environment: environment)
    let status = await run(
      Array(CommandLine.arguments.dropFirst()), environment: environment, console: console)
    exit(console.failure.map { report($0, on: console) } ?? status)
  }

  /// Says that the result did not arrive, but not to a reader who has had enough, as `head`.
  private static func report(_ failure: Int32, on console: Console) -> Int32 {
    if failure != EPIPE {
      console.note(
        "highstreet: The result cannot be written: \(String(cString: strerror(failure))). "
          + "Send it somewhere else.")
    }
    return 1
  }

  /// Runs a command line and returns its exit status: 0 done, 1 failed, 2 not understood.
  static func run(_ words: [String], environment: [String: String], console: Console) async -> Int32 {
    do {
      return try await dispatch(words, environment: environment, console: console)
    } catch let error as UsageError {
      console.note("highstreet: \(error.message)\nTry: highstreet \(error.helpPath)--help")
      return 2
    } catch {
      console.note("highstreet: \(Explanation.of(error))")
      return 1
    }
  }

  private static func dispatch(
    _ words: [String], environment: [String: String], console: Console
  ) async throws -> Int32 {
    if words.first == "--version" {
      console.print("highstreet \(version)")
      return 0
    }
    guard let name = words.first, name != "--help", name != "-h", name != "help" else {
      Help.overview(of: commands, on: console)
      if words.isEmpty { throw UsageError("Say what to do.") }
      return 0
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError("There is no command \(name.quoted).")
    }
    do {
      return try await command.run(Array(words.dropFirst()), environment: environment, console: console)
    } catch var error as UsageError {
      error.helpPath = "\(name) "
      throw error
    }
  }
}
