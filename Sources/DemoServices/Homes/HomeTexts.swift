import Foundation

/// Texts under headings, as `HomesSource` writes them down: a heading starts with `=`, a blank line parts two
/// texts, and the lines of a text are joined.
struct HomeTexts {
  private var texts: [String: [String]] = [:]

  /// Reads the texts of a source.
  init(_ source: String) {
    var heading = ""
    var lines: [Substring] = []
    for line in (source + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=") {
        heading = line.dropFirst().trimmingCharacters(in: .whitespaces)
      } else if !line.isEmpty {
        lines.append(line)
      } else if !lines.isEmpty {
        texts[heading, default: []].append(lines.joined(separator: " "))
        lines.removeAll()
      }
    }
  }

  /// The texts under a heading; empty when there is none.
  subscript(heading: String) -> [String] { texts[heading] ?? [] }
}
