import Foundation

/// A form that a word takes by number. https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// Which numbers take the singular, as the Unicode CLDR says. Languages with more forms than one and other
/// than those here need a line here.
enum PluralRule {
  /// Exactly 1, written without decimals: English, German and most of Europe.
  case one
  /// All below 2: French.
  case belowTwo
  /// None: Japanese, Chinese and their neighbours.
  case none

  init(language: String) {
    switch language.lowercased().prefix(while: \.isLetter) {
    case "fr", "hy", "kab": self = .belowTwo
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my": self = .none
    default: self = .one
    }
  }

  /// The form for a number. As on Apple's systems a form for zero counts in every language that has one written.
  func form(of forms: [PluralCategory: String], for argument: FormatArgument) -> String? {
    let isSingular: Bool
    switch (argument, self) {
    case (.integer(0), _) where forms[.zero] != nil: return forms[.zero]
    case (.integer(let number), .one): isSingular = number.magnitude == 1
    case (.integer(let number), .belowTwo): isSingular = number.magnitude < 2
    case (.floating(let number), .belowTwo): isSingular = abs(number) < 2
    case (.floating, .one), (_, .none): isSingular = false
    case (.string, _), (.text, _): return nil
    }
    return (isSingular ? forms[.one] : nil) ?? forms[.other]
  }
}
