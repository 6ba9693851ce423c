import Formatting

/// A time at which a home can be visited, by the clocks of the place.
public struct HomeInspection: Sendable, Hashable, Codable {
  /// When the door opens.
  public let opens: WallTime
  /// When it closes, if that is said.
  public let closes: WallTime?
  /// Whether it is the same every week.
  public let isWeekly: Bool

  /// A visit between two times.
  public init(opens: WallTime, closes: WallTime? = nil, isWeekly: Bool = false) {
    self.opens = opens
    self.closes = closes
    self.isWeekly = isWeekly
  }
}

extension [HomeInspection] {
  /// Those that say something new: what is the same every week is told once, by its first day.
  var withoutRepeats: [HomeInspection] {
    var weekly: Set<WeeklyVisit> = []
    return filter { $0.isWeekly ? weekly.insert(WeeklyVisit($0)).inserted : true }
  }
}

/// What is the same in all weeks of a visit.
private struct WeeklyVisit: Hashable {
  let weekday: Int
  let opens: Int
  let closes: Int?

  init(_ inspection: HomeInspection) {
    // Days before 1970 count backwards.
    weekday = (inspection.opens.date.dayNumber % 7 + 7) % 7
    opens = inspection.opens.minuteOfDay
    closes = inspection.closes?.minuteOfDay
  }
}
