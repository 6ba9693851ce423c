import Formatting
import Foundation

/// Writes the dates of homes as a locale does. Making a formatter is slow, so a screen keeps one of these.
struct HomeDateText: Sendable {
  private let formatter: LocalTimeFormatter
  private let timeZone: TimeZone

  /// `timeZone` is where the user is; times on the clocks of a home's own place stay as they are.
  init(locale: Locale, timeZone: TimeZone) {
    formatter = LocalTimeFormatter(locale: locale)
    self.timeZone = timeZone
  }

  func day(_ date: Date) -> String { formatter.date(LocalDate(date, in: timeZone)) }
  func day(_ time: WallTime) -> String { formatter.date(time.date) }
  func dayAndTime(_ time: WallTime) -> String { formatter.dayAndTime(time) }

  func inspection(_ inspection: HomeInspection) -> String {
    let opens = dayAndTime(inspection.opens)
    let closes = inspection.closes.map { " – \(formatter.time($0))" } ?? ""
    return inspection.isWeekly ? HomesText.everyWeek(opens + closes) : opens + closes
  }
}
