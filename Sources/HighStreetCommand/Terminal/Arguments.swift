import Foundation

/// The words of a command line, sorted into options and operands.
struct Arguments {
  /// An option that a command understands.
  struct Option {
    /// With its dashes: `--sort`.
    let name: String
    /// What its value is called in the help, `nil` for an option without one.
    let value: String?
    /// One line for the help.
    let help: String

    static func flag(_ name: String, _ help: String) -> Option {
      Option(name: name, value: nil, help: help)
    }

    static func value(_ name: String, _ value: String, _ help: String) -> Option {
      Option(name: name, value: value, help: help)
    }
  }

  /// What stands on the line beside options, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Reads the words: `--name value`, `--name=value`, and `--` before operands that look like options.
  ///
  /// - Throws: `UsageError` for an unknown option, a missing value and a value where none belongs.
  init(_ words: [String], options: [Option]) throws {
    var remaining = words[...]
    while let word = remaining.popFirst() {
      if word == "--" {
        operands += remaining
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (name, inline) = Arguments.parts(of: word)
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          "There is no option \(name.quoted).\(Arguments.suggestion(for: name, among: options))")
      }
      values[option.name] = try Arguments.value(of: option, inline: inline, from: &remaining)
    }
  }

  /// The index of the first word that is no option of these and no value of one; the number of words where
  /// there is none.
  static func firstOperand(of words: [String], options: [Option]) -> Int {
    var index = 0
    while index < words.count {
      let (name, inline) = parts(of: words[index])
      guard let option = options.first(where: { $0.name == name }) else { break }
      index += option.value != nil && inline == nil ? 2 : 1
    }
    return min(index, words.count)
  }

  /// The name of an option and what stands behind its first equals sign; `-h` is a short `--help`.
  private static func parts(of word: String) -> (name: String, inline: String?) {
    if word == "-h" { return ("--help", nil) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.dropFirst().first.map(String.init))
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, if it was given.
  subscript(name: String) -> String? { values[name] }

  /// The value of an option as a whole number of a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(text.quoted).")
    }
    return number
  }

  /// The value of an option as one of the words of a choice.
  func choice<Value: CaseIterable & RawRepresentable<String>>(_ name: String, among type: Value.Type) throws
    -> Value?
  {
    guard let text = values[name] else { return nil }
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("\(name) takes one of \(words), not \(text.quoted).")
  }

  /// The value of an option as a file.
  func file(_ name: String) throws -> URL? {
    guard let path = values[name] else { return nil }
    guard !path.isEmpty else { throw UsageError("\(name) needs the name of a file.") }
    return URL(fileURLWithPath: path)
  }

  /// Checks the number of operands.
  func expect(_ count: ClosedRange<Int>, _ otherwise: String) throws {
    guard count.contains(operands.count) else { throw UsageError(otherwise) }
  }

  private static func value(
    of option: Option, inline: String?, from remaining: inout ArraySlice<String>
  ) throws -> String {
    guard let called = option.value else {
      if inline != nil { throw UsageError("\(option.name) takes no value.") }
      return ""
    }
    if let inline { return inline }
    // A value may begin with one dash (`--sort -price`), but two dashes begin the next option.
    guard let next = remaining.first, !next.hasPrefix("--") else {
      throw UsageError(
        "\(option.name) needs a value: \(option.name) \(called)."
          + (remaining.isEmpty ? "" : " One that begins with two dashes is written \(option.name)=…"))
    }
    remaining.removeFirst()
    return next
  }

  private static func suggestion(for word: String, among options: [Option]) -> String {
    let near = options.first { $0.name.hasPrefix(word) || word.hasPrefix($0.name) }
    return near.map { " Did you mean \($0.name)?" } ?? ""
  }
}

/// The command line cannot be understood; says why and what to write instead. Ends with status 2.
struct UsageError: Error {
  let message: String
  /// The command whose help tells more, with a blank behind it.
  var helpPath = ""

  init(_ message: String) {
    self.message = message
  }
}
