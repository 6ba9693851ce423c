#if os(Linux)
  import Foundation

  extension Locale {
    /// The locale of numbers and dates that the variables of a POSIX environment name; `nil` where it is none that is
    /// known (https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap08.html).
    public init?(environment: [String: String]) {
      let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      let locale = Locale(identifier: name.map { String($0.prefix { !".@".contains($0) }) } ?? "")
      guard locale.language.languageCode?.isISOLanguage == true else { return nil }
      self = locale
    }
  }
#endif
