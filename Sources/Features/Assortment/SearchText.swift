import Formatting
import Foundation

/// A text made ready to be searched: folded, in words, and with German umlauts in both their spellings.
struct SearchText: Sendable {
  /// One word in both spellings; they are the same for most words.
  struct Word: Sendable {
    /// Without accents: `mobel`.
    let folded: String
    /// With umlauts spelled out: `moebel`.
    let spelledOut: String
  }

  let words: [Word]
  private let folded: String
  private let spelledOut: String

  init(_ text: String) {
    let spelledOutText = text.precomposedStringWithCanonicalMapping.reduce(into: "") { output, character in
      switch character {
      case "ä", "Ä": output += "ae"
      case "ö", "Ö": output += "oe"
      case "ü", "Ü": output += "ue"
      default: output.append(character)
      }
    }
    let pieces = SearchText.pieces(of: text)
    let spelledOutPieces = SearchText.pieces(of: spelledOutText)
    words = zip(pieces, spelledOutPieces).map { Word(folded: $0, spelledOut: $1) }
    folded = pieces.joined(separator: " ")
    spelledOut = spelledOutPieces.joined(separator: " ")
  }

  func isSame(as sought: SearchText) -> Bool {
    folded == sought.folded || spelledOut == sought.spelledOut
  }

  func starts(with sought: SearchText) -> Bool {
    folded.hasPrefix(sought.folded) || spelledOut.hasPrefix(sought.spelledOut)
  }

  func hasWordStarting(_ word: Word) -> Bool {
    words.contains { $0.folded.hasPrefix(word.folded) || $0.spelledOut.hasPrefix(word.spelledOut) }
  }

  func contains(_ word: Word) -> Bool {
    folded.contains(word.folded) || spelledOut.contains(word.spelledOut)
  }

  private static func pieces(of text: String) -> [String] {
    text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
