/// What may cover a part of the window.
/// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind of region.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the device itself cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What the on-screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Whatever may cover something.
  public static let all = SafeAreaRegions(rawValue: .max)
}
