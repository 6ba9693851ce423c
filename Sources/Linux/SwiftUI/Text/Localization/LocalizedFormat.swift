import Foundation

/// What a table says for a key: a format, and words in it that depend on a number.
struct LocalizedFormat: Equatable, Sendable {
  var format: String
  var variables: [String: [PluralCategory: String]] = [:]

  init(format: String) {
    self.format = format
  }

  /// An entry of a `.stringsdict` file; nil where it is not one.
  /// https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
  init?(pluralEntry: Any) {
    guard let entry = pluralEntry as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    self.format = format
    for (name, value) in entry {
      guard let rule = value as? [String: String] else { continue }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        forms[category] = rule[category.rawValue]
      }
      guard forms[.other] != nil else { return nil }
      variables[name] = forms
    }
  }

  /// The format with its values, in a language's plurals and a locale's numbers.
  func pieces(
    _ arguments: [FormatArgument], language: String, locale: Locale
  ) -> [LocalizedStringKey.Piece] {
    let rule = PluralRule(language: language)
    // A form may hold a further word that depends on a number, but not without end.
    func fill(_ format: FormatString, depth: Int) -> [LocalizedStringKey.Piece] {
      format.pieces.flatMap { piece -> [LocalizedStringKey.Piece] in
        switch piece {
        case .literal(let string):
          return [.string(string)]
        case .placeholder(let placeholder):
          guard arguments.indices.contains(placeholder.index) else { return [.string(placeholder.source)] }
          return [arguments[placeholder.index].piece(for: placeholder, locale: locale)]
        case .variable(let name, let index):
          guard depth < 8, arguments.indices.contains(index), let forms = variables[name],
            let form = rule.form(of: forms, for: arguments[index])
          else { return [.string("%#@\(name)@")] }
          return fill(FormatString(form, firstIndex: index), depth: depth + 1)
        }
      }
    }
    return fill(FormatString(format), depth: 0)
  }
}
