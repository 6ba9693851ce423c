import Foundation

extension Text.DateStyle {
  /// The date in the words of the context's locale, seen from its `now`.
  func string(for date: Date, in context: TextContext) -> String {
    switch kind {
    case .time: context.format(date: .omitted, time: .shortened).format(date)
    case .date: context.format(date: .long, time: .omitted).format(date)
    case .relative: context.distance(to: date, units: 2)
    case .offset: (date < context.now ? "-" : "+") + context.distance(to: date, units: 1)
    case .timer: context.timer(to: date)
    }
  }
}

extension DateInterval {
  /// Both times; the dates only where they are not of one day.
  func string(in context: TextContext) -> String {
    var calendar = context.calendar
    calendar.timeZone = context.timeZone
    let isOfOneDay = calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isOfOneDay ? .omitted : .abbreviated, time: .shortened, locale: context.locale,
      calendar: calendar, timeZone: context.timeZone)
    return style.format(start..<end)
  }
}

extension TextContext {
  fileprivate func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// How far a date is from now, in its largest units. Days are the largest that Foundation names on Linux.
  fileprivate func distance(to date: Date, units: Int) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units,
      fractionalPart: .hide(rounded: .towardZero))
    return Duration.seconds(abs(date.timeIntervalSince(now))).formatted(style.locale(locale))
  }

  /// Minutes and seconds, with hours from one hour on.
  fileprivate func timer(to date: Date) -> String {
    let seconds = Int(abs(date.timeIntervalSince(now)))
    let pattern: Duration.TimeFormatStyle.Pattern =
      seconds < 3600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }
}
