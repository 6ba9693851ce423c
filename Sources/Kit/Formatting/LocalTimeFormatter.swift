import Foundation

/// Writes times and days the way a locale does: 12 or 24 hours, names of days and months.
///
/// Formatters are kept, and the texts that a timetable repeats are made once.
public final class LocalTimeFormatter: @unchecked Sendable {
  // Unchecked: `lock` guards the formatters and the two tables.
  /// Whose way of writing is followed.
  public let locale: Locale

  private let lock = NSLock()
  private var formatters: [Template: DateFormatter] = [:]
  private var times = [String?](repeating: nil, count: 1_440)
  private var days: [Int: String] = [:]

  /// A formatter for one locale.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// What the clock shows, without the day: `18:30` or `6:30 PM`.
  public func time(_ time: WallTime) -> String {
    let minute = time.minuteOfDay
    lock.lock()
    defer { lock.unlock() }
    if let known = times[minute] { return known }
    let text = text(.time, seconds: minute * 60)
    times[minute] = text
    return text
  }

  /// The same of a time with a zone.
  public func time(_ time: LocalTime) -> String { self.time(time.wall) }

  /// The day in full: `Friday, 29 July 2016` or `Friday, July 29, 2016`.
  public func day(_ date: LocalDate) -> String {
    let number = date.dayNumber
    lock.lock()
    defer { lock.unlock() }
    if let known = days[number] { return known }
    let text = text(.day, seconds: number * 86_400)
    if days.count >= LocalTimeFormatter.daysKept { days.removeAll() }
    days[number] = text
    return text
  }

  /// The day without its name: `29 July 2016` or `July 29, 2016`.
  public func date(_ date: LocalDate) -> String {
    lock.lock()
    defer { lock.unlock() }
    return text(.date, seconds: date.dayNumber * 86_400)
  }

  /// Day and time of this year in short: `Sat, 6 Apr, 11:15` or `Sat, Apr 6, 11:15 AM`.
  public func dayAndTime(_ time: WallTime) -> String {
    lock.lock()
    defer { lock.unlock() }
    return text(.dayAndTime, seconds: time.seconds)
  }

  private static let daysKept = 400

  /// What is written, as a pattern of Unicode's letters whose order the locale chooses
  /// (https://www.unicode.org/reports/tr35/tr35-dates.html#availableFormats_appendItems).
  private enum Template: String {
    case time = "jmm"
    case day = "EEEEdMMMMyyyy"
    case date = "dMMMMyyyy"
    case dayAndTime = "EEEdMMMjmm"
  }

  /// To be called under the lock. The wall clock's own numbers are given to a formatter that stands in
  /// Greenwich: Foundation on Linux crashes in a zone whose file is missing.
  private func text(_ template: Template, seconds: Int) -> String {
    let formatter = formatters[template] ?? LocalTimeFormatter.formatter(template, locale)
    formatters[template] = formatter
    return formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
  }

  private static func formatter(_ template: Template, _ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    var calendar = Calendar(identifier: .gregorian)
    let greenwich = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.timeZone = greenwich
    calendar.locale = locale
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = greenwich
    formatter.setLocalizedDateFormatFromTemplate(template.rawValue)
    return formatter
  }
}
