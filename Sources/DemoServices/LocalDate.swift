import Foundation

/// A day of the Gregorian calendar, without a zone.
struct LocalDate: Hashable {
  let year: Int
  let month: Int
  let day: Int

  /// Reads `yyyy-mm-dd`, ASCII digits only; `nil` for another form or a day that does not exist.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = LocalDate.number(bytes[0..<4]), let month = LocalDate.number(bytes[5..<7]),
      let day = LocalDate.number(bytes[8..<10]),
      year >= 1900, (1...12).contains(month), (1...LocalDate.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that so many days after 1 January 1970 is.
  ///
  /// Counted in years that begin in March, so that a leap day is the last of its year:
  /// https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  init(dayNumber: Int) {
    let days = dayNumber + LocalDate.daysUntil1970
    let era = (days >= 0 ? days : days - (LocalDate.daysOfEra - 1)) / LocalDate.daysOfEra
    let dayOfEra = days - era * LocalDate.daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month < 3 ? 1 : 0)
  }

  /// The day that clocks in a zone show at a moment.
  init(_ moment: Date, in zone: TimeZone) {
    let seconds = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
    self.init(dayNumber: Int((seconds / 86_400).rounded(.down)))
  }

  /// How many days after 1 January 1970 this day is; the reverse of `init(dayNumber:)`.
  var dayNumber: Int {
    let year = month < 3 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month < 3 ? month + 9 : month - 3) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * LocalDate.daysOfEra + dayOfEra - LocalDate.daysUntil1970
  }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 }

  /// The day so many weeks later, which is the same day of the week.
  func adding(weeks: Int) -> LocalDate { LocalDate(dayNumber: dayNumber + 7 * weeks) }

  /// The moment at which clocks in a zone show this day and so many minutes after midnight; a time that the
  /// clocks skip becomes the one an hour later.
  func moment(minutes: Int, in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = DateComponents(year: year, month: month, day: day, hour: minutes / 60, minute: minutes % 60)
    return calendar.date(from: parts)
  }

  private static let daysOfEra = 146_097
  /// Since 1 March of the year 0.
  private static let daysUntil1970 = 719_468

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0 as Int?) { value, digit in
      guard let value, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      return value * 10 + Int(digit - UInt8(ascii: "0"))
    }
  }
}

extension LocalDate: CustomStringConvertible {
  /// The text that `init(_:)` reads.
  var description: String { String(format: "%04d-%02d-%02d", year, month, day) }
}

extension Date {
  /// What clocks in a zone show, as `yyyy-mm-ddThh:mm:ss`, without an offset.
  func wallClock(in zone: TimeZone) -> String {
    let seconds = Int(timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: self)
    let date = LocalDate(self, in: zone)
    let time = seconds - date.dayNumber * 86_400
    return date.description
      + String(format: "T%02d:%02d:%02d", time / 3_600, time / 60 % 60, time % 60)
  }
}
