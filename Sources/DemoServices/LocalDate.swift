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

  /// The day of the week, 0 for Monday to 6 for Sunday (Sakamoto's method).
  var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? self.year - 1 : self.year
    let sundayFirst = (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day) % 7
    return (sundayFirst + 6) % 7
  }

  /// The moment at which clocks in a zone show this day and so many minutes after midnight; a time that the
  /// clocks skip becomes the one an hour later.
  func moment(minutes: Int, in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = DateComponents(year: year, month: month, day: day, hour: minutes / 60, minute: minutes % 60)
    return calendar.date(from: parts)
  }

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
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
      parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }
}
