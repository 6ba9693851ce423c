/// The horizontal or vertical dimension.
/// https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// Several axes.
  /// https://developer.apple.com/documentation/swiftui/axis/set
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
