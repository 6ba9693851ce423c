import Foundation

/// Reads the dates of HTTP header fields, without a formatter, in the three forms that a recipient has to
/// accept: https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
enum HTTPDate {
  /// The time that a field's value names, or `nil` when it names none.
  static func parse(_ text: String) -> Date? {
    let words = text.split { " ,-:".contains($0) }
    guard words.count >= 7 else { return nil }
    switch words.count {
    case 8 where words[7] == "GMT":
      // Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT
      return date(year: words[3], month: words[2], day: words[1], time: words[4...6])
    case 7:
      // Sun Nov  6 08:49:37 1994
      return date(year: words[6], month: words[1], day: words[2], time: words[3...5])
    default: return nil
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func date(
    year: Substring, month: Substring, day: Substring, time: ArraySlice<Substring>
  ) -> Date? {
    let clock = time.compactMap(number)
    guard let monthIndex = months.firstIndex(of: String(month)), let day = number(day),
      let shortYear = number(year), clock.count == 3, (1...31).contains(day), clock[0] < 24,
      clock[1] < 60, clock[2] <= 60
    else { return nil }
    // Two digits: the century that puts the date near our time.
    let year = year.count == 2 ? shortYear + (shortYear < 70 ? 2000 : 1900) : shortYear
    let days = daysSince1970(year: year, month: monthIndex + 1, day: day)
    return Date(timeIntervalSince1970: Double(days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]))
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.utf8.count <= 4, digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(digits)
  }

  /// Counts in years that begin in March, so that the leap day comes last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let monthsSinceMarch = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (153 * monthsSinceMarch + 2) / 5 + day - 1 - 719_468
  }
}
