extension Text {
  /// Where a text that is too long loses letters.
  /// https://developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The case that all letters take.
  /// https://developer.apple.com/documentation/swiftui/text/case
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// How a date is written.
  /// https://developer.apple.com/documentation/swiftui/text/datestyle
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far from now, in the two largest units: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, in the largest unit and with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far from now, as a clock: `2:32`, `36:59:01`.
    public static let timer = DateStyle(kind: .timer)

    /// Whether the text changes while time passes, so that a host must write it anew.
    package var followsClock: Bool {
      switch kind {
      case .time, .date: false
      case .relative, .offset, .timer: true
      }
    }
  }
}
