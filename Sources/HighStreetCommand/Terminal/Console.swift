import Foundation

/// Standard output and error: results go to the one, messages and progress to the other.
struct Console: Sendable {
  /// Whether results are coloured.
  let isColoured: Bool
  /// The width of the terminal in columns; `nil` when results go elsewhere and need no breaking.
  let width: Int?
  /// The width of the terminal that shows progress, and erases it again; `nil` when messages go elsewhere.
  private let progressWidth: Int?
  private let results = Output(STDOUT_FILENO)
  private let messages = Output(STDERR_FILENO)
  private let eraser: Eraser

  /// The console of this process; colour only on a terminal, and never with `NO_COLOR` (https://no-color.org).
  init(environment: [String: String]) {
    let isPlain = environment["TERM"] == "dumb"
    let isTerminal = isatty(STDOUT_FILENO) == 1 && !isPlain
    isColoured = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    width = isTerminal ? Console.width(of: STDOUT_FILENO) : nil
    progressWidth = isatty(STDERR_FILENO) == 1 && !isPlain ? Console.width(of: STDERR_FILENO) ?? 80 : nil
    eraser = Eraser(messages)
  }

  private static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Why a result could not be written, as an error code of the system.
  var failure: Int32? { results.failure }

  /// Writes a line of the result, broken at blanks on a terminal that is narrower.
  func print(_ line: StyledText = "") {
    let lines = width.map { line.wrapped(to: $0, breakingWords: false) } ?? [line]
    for line in lines { results.write((isColoured ? line.coloured : line.plain) + "\n") }
  }

  /// Writes running text of the result, broken at blanks; at 80 columns where there is no terminal.
  func print(paragraph text: String) {
    for paragraph in text.components(separatedBy: .newlines) {
      for line in StyledText(paragraph).wrapped(to: min(width ?? 80, 100), breakingWords: false) {
        print(line)
      }
    }
  }

  /// Writes the value as one JSON document: keys sorted, slashes bare.
  func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    results.write(String(decoding: try encoder.encode(value), as: UTF8.self).withControlsEscaped + "\n")
  }

  /// Writes a message for the person at the terminal.
  func note(_ message: String) {
    eraseProgress()
    for line in message.components(separatedBy: .newlines) { messages.write(line.withoutControls + "\n") }
  }

  /// Shows a line that the next one replaces; nothing where standard error is no terminal.
  func progress(_ line: String) {
    guard let progressWidth else { return }
    // One column less, for a full line would begin the next one.
    eraser.show(StyledText(line).cut(to: progressWidth - 1).plain)
  }

  /// Takes the progress line away.
  func eraseProgress() {
    eraser.erase()
  }
}

extension String {
  /// A JSON text in which no control character stands that a terminal could take for a command. Those of ASCII
  /// are escaped already.
  fileprivate var withControlsEscaped: String {
    guard unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if (0x7F...0x9F).contains(scalar.value) {
        text += "\\u00\(String(scalar.value, radix: 16))"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
