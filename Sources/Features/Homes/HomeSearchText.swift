import Formatting
import Foundation

/// What is said of a home, made ready to be searched: folding takes far longer than looking for a word, and the texts of
/// thousands of homes are searched at each letter that is typed.
struct HomeSearchText: Sendable {
  /// One word that is looked for.
  struct Word: Sendable {
    fileprivate let bytes: [UInt8]

    /// The words of a text.
    static func words(of text: String) -> [Word] {
      text.searched.split(whereSeparator: \.isWhitespace).map { Word(bytes: Array($0.utf8)) }
    }
  }

  private let bytes: [UInt8]

  /// The text of a home, its kind and status in the service's words and in the user's.
  init(_ home: Home) {
    let parts = [
      home.headline, home.address, home.price, home.dwellingType, home.dwellingType.map(HomesText.kind),
      home.status, home.status.map(HomesText.status), home.project?.name, home.advertiser?.name,
    ]
    bytes = Array((parts.compactMap { $0 } + home.features).joined(separator: "\n").searched.utf8)
  }

  /// Whether all words occur.
  func contains(_ words: [Word]) -> Bool {
    words.allSatisfy { bytes.contains($0.bytes) }
  }
}

extension String {
  /// Folded, and in one spelling of letters that have several, so that equal texts are equal bytes.
  fileprivate var searched: String { folded.precomposedStringWithCanonicalMapping }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    withUnsafeBufferPointer { all in
      part.withUnsafeBufferPointer { part in
        guard let first = part.first, part.count <= all.count else { return part.isEmpty }
        for start in 0...all.count - part.count where all[start] == first {
          if part.elementsEqual(all[start..<start + part.count]) { return true }
        }
        return false
      }
    }
  }
}
