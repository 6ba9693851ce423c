import Foundation

/// Standard output and error: results go to the one, messages and progress to the other.
struct Console: Sendable {
  /// Whether results are coloured.
  let isColoured: Bool
  /// Whether progress is shown, and erased again.
  let showsProgress: Bool
  /// The width of the terminal in columns; `nil` when results go elsewhere and nothing need be cut.
  let width: Int?

  /// The console of this process; colour only on a terminal, and never with `NO_COLOR` (https://no-color.org).
  init(environment: [String: String]) {
    let isTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    isColoured = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    var size = winsize()
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? Int(size.ws_col) : nil
  }

  /// Writes a line of the result, cut to the terminal's width where there is one.
  func print(_ line: StyledText = "") {
    let fitted = width.map(line.cut(to:)) ?? line
    write((isColoured ? fitted.coloured : fitted.plain) + "\n", to: STDOUT_FILENO)
  }

  /// Writes running text of the result, broken at blanks; at 80 columns where there is no terminal.
  func print(paragraph text: String) {
    for paragraph in text.components(separatedBy: .newlines) {
      for line in paragraph.wrapped(to: min(width ?? 80, 100)) { print(StyledText(line)) }
    }
  }

  /// Writes the value as one JSON document: keys sorted, slashes bare.
  func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    write(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n", to: STDOUT_FILENO)
  }

  /// Writes a message for the person at the terminal.
  func note(_ message: String) {
    eraseProgress()
    write(message.withoutControls + "\n", to: STDERR_FILENO)
  }

  /// Shows a line that the next one replaces; nothing where standard error is no terminal.
  func progress(_ line: String) {
    guard showsProgress else { return }
    write(Console.eraseLine + line.withoutControls, to: STDERR_FILENO)
  }

  /// Takes the progress line away.
  func eraseProgress() {
    guard showsProgress else { return }
    write(Console.eraseLine, to: STDERR_FILENO)
  }

  private static let eraseLine = "\r\u{1B}[2K"

  private func write(_ text: String, to descriptor: Int32) {
    Array(text.utf8).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

extension String {
  /// The text in lines of at most `width` characters, broken at blanks; a longer word has a line of its own.
  func wrapped(to width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
