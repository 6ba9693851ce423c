import Foundation

extension LocalizedStringKey {
  /// A part of what a key says: letters, or a text with a look of its own.
  enum Piece: Equatable {
    case string(String)
    case text(Text)
  }

  /// What the key says in the language of a locale; the key itself where no table knows it.
  func pieces(tableName: String?, bundle: Bundle?, in context: TextContext) -> [Piece] {
    guard let arguments else { return [.string(key)] }
    return FormatString(key).pieces.map { piece in
      switch piece {
      case .literal(let string): .string(string)
      case .placeholder(let placeholder) where arguments.indices.contains(placeholder.index):
        arguments[placeholder.index].piece(for: placeholder, locale: context.locale)
      case .placeholder(let placeholder): .string(placeholder.source)
      case .variable(let name, _): .string("%#@\(name)@")
      }
    }
  }
}
