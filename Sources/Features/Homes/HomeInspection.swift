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
