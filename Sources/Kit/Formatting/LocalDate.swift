import Foundation

/// A day of the Gregorian calendar, without a time and without a zone.
///
/// It can only hold a day that exists: 30 February and month 13 are refused instead of rolling over.
public struct LocalDate: Sendable, Hashable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// A day of its parts; `nil` when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= LocalDate.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD` as ISO 8601 has it, in ASCII digits and nothing else; `nil` for any other text and
  /// for a day that does not exist.
  public init?(_ text: String) {
    var reader = ISO8601Reader(text.utf8)
    guard let date = reader.date(), reader.isAtEnd else { return nil }
    self = date
  }

  /// The day that a clock in a zone shows at an instant; clamped to the years 1 to 9999.
  public init(_ instant: Date, in zone: TimeZone) {
    let seconds = instant.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: instant))
    self.init(clamping: (seconds / 86_400).rounded(.down))
  }

  /// The instant at which a clock in a zone shows noon of the day.
  public func noon(in zone: TimeZone) -> Date {
    let greenwich = Date(timeIntervalSince1970: Double(dayNumber) * 86_400 + 43_200)
    return greenwich.addingTimeInterval(-Double(zone.secondsFromGMT(for: greenwich)))
  }

  /// Days since 1 January 1970, negative before.
  public var dayNumber: Int {
    // Counts from 1 March, so that the leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day that comes this many days after 1 January 1970; clamped to the years 1 to 9999.
  public init(dayNumber: Int) {
    self.init(clamping: Double(dayNumber))
  }

  private init(clamping dayNumber: Double) {
    let earliest = -719_162.0
    let latest = 2_932_896.0
    let shifted = Int(min(max(dayNumber, earliest), latest)) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days later the other day is; negative when it is earlier.
  public func days(until other: LocalDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// The first day of the same month and day that is not before `earliest`: for 29 February that of the next
  /// leap year. `nil` after the year 9999.
  public func nextAnniversary(notBefore earliest: LocalDate) -> LocalDate? {
    let years = max(earliest.year, 1)...9999
    return years.lazy.compactMap { LocalDate(year: $0, month: month, day: day) }.first { $0 >= earliest }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension LocalDate: Comparable {
  /// Whether the first day is the earlier one.
  public static func < (lhs: LocalDate, rhs: LocalDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

extension LocalDate: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Int {
  /// The number with zeros in front of it up to this many digits.
  func padded(to digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
