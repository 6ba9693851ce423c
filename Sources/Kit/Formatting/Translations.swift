import Foundation

/// The sentences of a room in the languages that the apps speak.
///
/// A room has one, beside its `Resources/<language>.lproj/Localizable.strings`, and says with it whatever a user reads:
///
///     let translate = Translations { .module }
///
///     translate("No bus leaves on \(day). Try another day.")
///     translate.counted(count, one: "\(count) seat left", other: "\(count) seats left")
///
/// The English sentence is the key, with `%@` for each interpolation; a translation that needs them in another order
/// says `%2$@`. English needs no table, and the bundle is not touched for it. What has no translation is said in
/// English. `scripts/check-strings.py` reads the calls, so a sentence stands in them as one literal.
public final class Translations: Sendable {
  private let tables: Tables

  /// The translations in a bundle, which is asked for when the first sentence in another language than English is.
  public init(_ bundle: @escaping @Sendable () -> Bundle?) {
    tables = Tables(bundle)
  }

  /// The sentence in the language to speak now.
  public func callAsFunction(_ sentence: Sentence) -> String {
    translation(of: sentence, in: .current) ?? sentence.english
  }

  /// The sentence for a number of things: `one` for the singular, which French uses for 0 as well, and `other`.
  public func counted(
    _ number: Int, one: @autoclosure () -> Sentence, other: @autoclosure () -> Sentence
  ) -> String {
    func form(in language: Language) -> Sentence { language.isSingular(number) ? one() : other() }
    let language = Language.current
    return translation(of: form(in: language), in: language) ?? form(in: .english).english
  }

  private func translation(of sentence: Sentence, in language: Language) -> String? {
    guard language != .english, let format = tables.table(of: language)[sentence.key] else { return nil }
    return sentence.filling(format)
  }
}
