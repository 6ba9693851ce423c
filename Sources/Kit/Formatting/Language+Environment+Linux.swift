#if os(Linux)
  import Foundation

  extension Language {
    /// The language that the variables of a POSIX environment ask for: the first that the apps speak of `LANGUAGE`, which
    /// is a list (https://www.gnu.org/software/gettext/manual/html_node/The-LANGUAGE-variable.html), else that of the locale
    /// of messages.
    public static func best(environment: [String: String]) -> Language {
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      // As gettext does it: who asks for no language in particular is not asked which other one.
      guard let locale, !["C", "POSIX"].contains(locale.prefix { $0 != "." }) else { return .english }
      let list = environment["LANGUAGE"] ?? ""
      return .best(of: list.split(separator: ":").map(String.init) + [locale])
    }

    /// How numbers and dates are written among sentences of this language: as an environment says, if that is in the same
    /// language, else as in the United States, Germany or France.
    public func locale(environment: [String: String]) -> Locale {
      if let locale = Locale(environment: environment), locale.language.languageCode?.identifier == rawValue {
        return locale
      }
      switch self {
      case .english: return Locale(identifier: "en_US")
      case .german: return Locale(identifier: "de_DE")
      case .french: return Locale(identifier: "fr_FR")
      }
    }
  }
#endif
