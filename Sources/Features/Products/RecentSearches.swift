import Formatting
import Foundation

/// What was searched for lately: newest first, nothing twice, a bounded number.
struct RecentSearches: Sendable, Hashable {
  /// How many are kept.
  static let limit = 20

  /// The texts, newest first.
  private(set) var texts: [String] = []

  /// Puts a text first. The same text, whatever its capitals and accents, is not kept twice.
  mutating func add(_ text: String) {
    remove(text)
    texts.insert(text, at: 0)
    texts.removeLast(max(0, texts.count - RecentSearches.limit))
  }

  /// Forgets a text.
  mutating func remove(_ text: String) {
    let folded = text.folded
    texts.removeAll { $0.folded == folded }
  }

  /// Forgets all.
  mutating func removeAll() {
    texts = []
  }
}

// MARK: - Stored text

extension RecentSearches {
  /// Where they are kept in the preferences.
  static let key = "products.recentSearches"

  /// Reads what `stored` wrote. A text that says nothing sensible counts as none: the list is a comfort, and
  /// the next search replaces it.
  init(stored: String?) {
    guard let stored, let texts = try? JSONDecoder().decode([String].self, from: Data(stored.utf8))
    else { return }
    for text in texts.reversed() { add(text) }
  }

  /// The searches as text for the preferences, or `nil` where there are none.
  func stored() throws -> String? {
    texts.isEmpty ? nil : String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
  }
}
