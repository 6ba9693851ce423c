import Foundation

extension Locale {
  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var chosen: Locale?

  /// How the apps write numbers and dates, unless a screen is told otherwise: as the system says, until a program sets
  /// it before it makes its first model. On Linux the system's `Locale.current` is the same whatever the user chose.
  public static var standard: Locale {
    get {
      lock.lock()
      defer { lock.unlock() }
      return chosen ?? .current
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      chosen = newValue
    }
  }

  /// The locale of numbers and dates that the variables of a POSIX environment name; `nil` where it is none that is
  /// known (https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap08.html).
  public init?(environment: [String: String]) {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let locale = Locale(identifier: name.map { String($0.prefix { !".@".contains($0) }) } ?? "")
    guard let code = locale.languageCode, Locale.isoLanguageCodes.contains(code) else { return nil }
    self = locale
  }
}
