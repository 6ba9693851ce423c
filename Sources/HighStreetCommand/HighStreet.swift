import Services
import Foundation

/// The command `highstreet`: the four shops on a command line, and their services over HTTP.
@main
enum HighStreet {
  /// The version of the package, as the change log names it.
  static let version = Release.version

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
      console.note("highstreet: \(error.message.withoutControls)\nTry: highstreet \(error.helpPath)--help")
      return 2
    } catch {
      console.note("highstreet: \(Explanation.of(error))")
      return 1
    }
  }

  private static func dispatch(
    _ words: [String], environment: [String: String], console: Console
  ) async throws -> Int32 {
    // Options may stand before the command too.
    let start = Arguments.firstOperand(of: words, options: Command.commonOptions)
    let options = Array(words[..<start])
    let isHelp = start < words.count && words[start] == "help"
    let named = words.dropFirst(isHelp ? start + 1 : start).first
    guard let name = named, !isHelp || !name.hasPrefix("-") else {
      return try overview(options, isAskedFor: isHelp, console)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError("There is no command \(name.quoted).")
    }
    if isHelp {
      Help.page(of: command, on: console)
      return 0
    }
    do {
      return try await command.run(
        options + words[(start + 1)...], environment: environment, console: console)
    } catch var error as UsageError {
      error.helpPath = "\(name) "
      throw error
    }
  }

  /// What there is to say without a command.
  private static func overview(_ options: [String], isAskedFor: Bool, _ console: Console) throws -> Int32 {
    let arguments = try Arguments(options, options: Command.commonOptions)
    if arguments.has("--version") {
      try console.printVersion(asJSON: arguments.has("--json"))
    } else if isAskedFor || arguments.has("--help") {
      Help.overview(of: commands, on: console)
    } else {
      if options.isEmpty { Help.overview(of: commands, on: console) }
      throw UsageError("Say what to do.")
    }
    return 0
  }
}

extension Console {
  /// The version, as people or programs read it.
  func printVersion(asJSON: Bool) throws {
    if asJSON {
      try print(json: ["version": HighStreet.version])
    } else {
      print("highstreet \(HighStreet.version)")
    }
  }
}
