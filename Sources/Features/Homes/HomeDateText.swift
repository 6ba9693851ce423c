import Foundation

/// Writes the dates of homes as a locale does. Making a formatter is slow, so a screen keeps one of these.
struct HomeDateText: Sendable {
  private let day: DateFormatter
  private let wallDay: DateFormatter
  private let wallDayAndTime: DateFormatter
  private let wallTime: DateFormatter

  /// `timeZone` is where the user is; times on the clocks of a home's own place stay as they are.
  init(locale: Locale, timeZone: TimeZone) {
    func formatter(_ template: String, _ zone: TimeZone?) -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = zone
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter
    }
    let greenwich = TimeZone(secondsFromGMT: 0)
    day = formatter("dMMMMyyyy", timeZone)
    wallDay = formatter("dMMMMyyyy", greenwich)
    wallDayAndTime = formatter("EEEdMMMjmm", greenwich)
    wallTime = formatter("jmm", greenwich)
  }

  func day(_ date: Date) -> String { day.string(from: date) }
  func day(_ time: WallTime) -> String { wallDay.string(from: time.inGreenwich) }
  func dayAndTime(_ time: WallTime) -> String { wallDayAndTime.string(from: time.inGreenwich) }

  func inspection(_ inspection: HomeInspection) -> String {
    let opens = dayAndTime(inspection.opens)
    let closes = inspection.closes.map { " – \(wallTime.string(from: $0.inGreenwich))" } ?? ""
    return inspection.isWeekly ? HomesText.everyWeek(opens + closes) : opens + closes
  }
}
