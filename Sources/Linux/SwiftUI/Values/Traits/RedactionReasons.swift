/// Why content is hidden behind blocks.
/// https://developer.apple.com/documentation/swiftui/redactionreasons
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is still to come.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
}
