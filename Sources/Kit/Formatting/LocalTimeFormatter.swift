import Foundation

/// Writes times and days the way a locale does: 12 or 24 hours, names of days and months.
///
/// Formatters are kept, and each text is made once: a timetable repeats its times.
public final class LocalTimeFormatter: @unchecked Sendable {
  // Unchecked: `lock` guards the two formatters and the two tables.
  /// Whose way of writing is followed.
  public let locale: Locale

  private let lock = NSLock()
  private let timeFormatter: DateFormatter
  private let dayFormatter: DateFormatter
  private var times = [String?](repeating: nil, count: 1_440)
  private var days: [Int: String] = [:]

  /// A formatter for one locale.
  public init(locale: Locale) {
    self.locale = locale
    timeFormatter = LocalTimeFormatter.formatter("jmm", locale)
    dayFormatter = LocalTimeFormatter.formatter("EEEEdMMMMyyyy", locale)
  }

  /// What the clock shows, without the day: `18:30` or `6:30 PM`.
  public func time(_ time: LocalTime) -> String {
    let minute = time.minuteOfDay
    lock.lock()
    defer { lock.unlock() }
    if let known = times[minute] { return known }
    let text = timeFormatter.string(from: Date(timeIntervalSince1970: Double(minute * 60)))
    times[minute] = text
    return text
  }

  /// The day in full: `Friday, 29 July 2016` or `Friday, July 29, 2016`.
  public func day(_ date: LocalDate) -> String {
    let number = date.dayNumber
    lock.lock()
    defer { lock.unlock() }
    if let known = days[number] { return known }
    let text = dayFormatter.string(from: Date(timeIntervalSince1970: Double(number) * 86_400))
    if days.count >= LocalTimeFormatter.daysKept { days.removeAll() }
    days[number] = text
    return text
  }

  private static let daysKept = 400

  /// The wall clock's own numbers are given to a formatter that stands in Greenwich: Foundation on Linux
  /// crashes in a zone whose file is missing.
  private static func formatter(_ template: String, _ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    var calendar = Calendar(identifier: .gregorian)
    let greenwich = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.timeZone = greenwich
    calendar.locale = locale
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = greenwich
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
