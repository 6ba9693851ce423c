import Foundation

extension LocalizedStringKey {
  /// A part of what a key says: letters, or a text with a look of its own.
  enum Piece: Equatable {
    case string(String)
    case text(Text)
  }

  /// What the key says in the language of a locale; the key itself where no table knows it.
  func pieces(tableName: String?, bundle: Bundle?, in context: TextContext) -> [Piece] {
    let found = (bundle.map { [$0] } ?? context.bundles).lazy.compactMap { bundle in
      StringTables.shared.format(
        for: key, table: tableName ?? "Localizable", bundle: bundle, locale: context.locale)
    }.first
    let format = found?.format ?? LocalizedFormat(format: key)
    guard let arguments else { return [.string(format.format)] }
    return format.pieces(arguments, language: found?.language ?? "", locale: context.locale)
  }
}
