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
}
