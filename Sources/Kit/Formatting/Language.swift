import Foundation

/// The languages that the apps speak, each with its code (https://www.iana.org/assignments/language-subtag-registry).
///
/// The language is one for the whole process, because sentences are made in many places: in models, in errors, on the
/// threads of the network. English, until `standard` is set.
public enum Language: String, Sendable, CaseIterable {
  /// The language in which the sentences are written, and which needs no table.
  case english = "en"
  /// With “Sie”.
  case german = "de"
  /// With “vous”.
  case french = "fr"

  /// The language of one task and of those that it starts, in place of `standard`: for tests.
  @TaskLocal public static var override: Language?

  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var chosen = Language.english

  /// The language of the process. An app sets it once, before it makes its first model:
  /// `Language.standard = .best(of: Locale.preferredLanguages)`.
  public static var standard: Language {
    get {
      lock.lock()
      defer { lock.unlock() }
      return chosen
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      chosen = newValue
    }
  }

  /// The language to speak now.
  public static var current: Language { override ?? standard }

  /// The first language of a user's list that the apps speak; English when they speak none of them.
  ///
  /// The list is one of BCP 47 tags (`de-AT`, https://www.rfc-editor.org/rfc/rfc5646) or of names of POSIX locales
  /// (`fr_CA.UTF-8`); of either, the language alone counts.
  public static func best(of preferred: [String]) -> Language {
    let spoken = preferred.lazy.compactMap { tag in
      Language(rawValue: tag.lowercased().split { !$0.isLetter }.first.map(String.init) ?? "")
    }
    return spoken.first ?? .english
  }

  /// Whether the number takes the form for one: 1 in English and German, 0 and 1 in French
  /// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
  func isSingular(_ number: Int) -> Bool {
    number == 1 || self == .french && number == 0
  }
}
