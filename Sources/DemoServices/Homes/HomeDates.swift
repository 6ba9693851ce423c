import Foundation

/// Moves the dates of `HomesSource`, which were written down for one week, by whole weeks to the present one, so that
/// weekdays stay right and what is on offer today still is tomorrow.
struct HomeDates {
  /// The Sunday on which the week of the source begins: 1 November 2026.
  private static let sourceWeek = LocalDate(dayNumber: 20_758)
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private let weeks: Int

  /// The dates as of a moment. The week begins on Sunday, so that its Saturday, the day of inspections, is ahead.
  init(now: Date) {
    // The clocks of the capital; UTC where the system does not know them.
    let zone = TimeZone(identifier: "Australia/Sydney") ?? TimeZone(secondsFromGMT: 0)
    let today = zone.map { LocalDate(now, in: $0) } ?? HomeDates.sourceWeek
    weeks = Int((Double(today.dayNumber - HomeDates.sourceWeek.dayNumber) / 7).rounded(.down))
  }

  /// A date of the source, or a local time `yyyy-mm-ddThh:mm:ss`, in the present; text that is neither as it is.
  func present(_ text: String) -> String {
    guard let date = LocalDate(String(text.prefix(10))) else { return text }
    return date.adding(weeks: weeks).description + text.dropFirst(10)
  }

  /// How people write the day of a date of the source: “Saturday 14 November”.
  func spelled(_ text: String) -> String {
    guard let date = LocalDate(String(text.prefix(10)))?.adding(weeks: weeks) else { return text }
    return "\(HomeDates.weekdays[date.weekday]) \(date.day) \(HomeDates.months[date.month - 1])"
  }
}
