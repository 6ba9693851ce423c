import Foundation

/// The fields of an ISO 8601 date and time, read by hand: a formatter costs a hundred times as much, rolls
/// 30 February over to March and accepts digits that are not ASCII.
struct TimeStamp: Sendable, Hashable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// Seconds ahead of UTC; `nil` where the text does not tell.
  var offset: Int?

  /// Reads `2024-03-05T16:43:35+11:00`; the seconds, their fraction (dropped) and the offset may be missing.
  init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
      let day = reader.number(2), reader.skip("T"), let hour = reader.number(2), reader.skip(":"),
      let minute = reader.number(2)
    else { return nil }
    var second = 0
    if reader.skip(":") {
      guard let value = reader.number(2) else { return nil }
      second = value
      if reader.skip(".") { reader.skipDigits() }
    }
    var offset: Int?
    if reader.skip("Z") {
      offset = 0
    } else if let sign = reader.skip("+") ? 1 : reader.skip("-") ? -1 : nil {
      guard let hours = reader.number(2) else { return nil }
      _ = reader.skip(":")
      guard let minutes = reader.number(2), hours < 24, minutes < 60 else { return nil }
      offset = sign * (hours * 3600 + minutes * 60)
    }
    guard reader.isAtEnd, (1...12).contains(month), day >= 1, day <= TimeStamp.days(in: month, of: year),
      hour < 24, minute < 60, second < 60
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
  }

  /// Seconds since 1970 as if the fields were UTC.
  var seconds: Int { daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second }

  /// The moment; `nil` where the offset is not known.
  var date: Date? { offset.map { Date(timeIntervalSince1970: Double(seconds - $0)) } }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: 31
    }
  }

  /// Counts from 1 March, so that the leap day is the last of its year.
  private var daysSince1970: Int {
    let years = month > 2 ? year : year - 1
    let monthsSinceMarch = (month + 9) % 12
    let leapDays = years / 4 - years / 100 + years / 400
    return years * 365 + leapDays + (monthsSinceMarch * 153 + 2) / 5 + day - 1 - 719_468
  }
}

/// Takes ASCII digits and separators off the front of a text.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(DigitReader.isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func skip(_ separator: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: separator) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skipDigits() {
    rest = rest.drop(while: DigitReader.isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
