/// Which parts of a date are chosen.
/// https://developer.apple.com/documentation/swiftui/datepickercomponents
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 0x60)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 0x1E)
}
