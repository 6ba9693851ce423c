import Foundation

/// What to search for: at least one word.
public struct ProductsQuery: Sendable, Hashable {
  /// The words; a product must match all of them.
  public let words: [String]

  /// Breaks a text into words at white space and at what the service reads as syntax, even percent-encoded
  /// (https://bestbuyapis.github.io/api-documentation/#reserved-characters); `nil` when no word is left, and
  /// then there is nothing to ask for.
  public init?(_ text: String) {
    words = text.precomposedStringWithCanonicalMapping
      .split(whereSeparator: ProductsQuery.separates)
      .map(String.init)
    if words.isEmpty { return nil }
  }

  /// The words with single blanks between them.
  public var text: String { words.joined(separator: " ") }

  private static func separates(_ character: Character) -> Bool {
    character.isWhitespace || reserved.contains(character)
      || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }

  private static let reserved: Set<Character> = [
    "&", "|", "(", ")", ",", "=", "<", ">", "!", "*", "\"", "\\", "/", "?", "#", "%",
  ]
}
