import Foundation

/// A time as a timetable prints it: what the clock on the wall shows, and the zone that the wall stands in.
///
/// It looks the same on a device in any zone.
public struct LocalTime: Sendable, Hashable {
  /// The zone of the clock.
  public let zone: ZoneTable
  /// What the clock shows.
  public let wall: WallTime
  /// Seconds east of Greenwich.
  private let offset: Int

  /// A time on a wall clock of a zone. One that the clock skips when it is put forward is moved forward by as
  /// much; of one that it shows twice, the first is meant.
  public init(_ wall: WallTime, zone: ZoneTable) {
    let (instant, offset) = zone.resolve(wall: wall.seconds)
    self.zone = zone
    self.offset = offset
    self.wall = WallTime(seconds: instant + offset)
  }

  /// Reads `YYYY-MM-DDTHH:MM:SS`, with or without seconds and a fraction of them (which is dropped), in ASCII
  /// digits and nothing else: an offset or a `Z` would contradict the zone.
  public init?(_ text: String, zone: ZoneTable) {
    guard let wall = WallTime(text) else { return nil }
    self.init(wall, zone: zone)
  }

  /// The day shown.
  public var date: LocalDate { wall.date }
  /// Minutes since midnight, as the clock shows them.
  public var minuteOfDay: Int { wall.minuteOfDay }

  /// The same moment for every clock.
  public var instant: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }

  /// The minutes that pass until another time, whatever the zones and whatever the clocks do meanwhile;
  /// negative when the other is earlier.
  public func minutes(until other: LocalTime) -> Int {
    (other.secondsSince1970 - secondsSince1970) / 60
  }

  /// How many days later than this time's date the other's date is, each on its own wall: the `1` of
  /// `02:55 +1`.
  public func days(until other: LocalTime) -> Int {
    other.wall.dayNumber - wall.dayNumber
  }

  /// The time as ISO 8601 with its offset: `2016-07-29T18:30:00-04:00`.
  public var iso8601: String {
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return "\(wall.untilSecond)\(sign)\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
  }

  private var secondsSince1970: Int { wall.seconds - offset }
}

extension LocalTime: Comparable {
  /// Whether the first moment is the earlier one. Two clocks that show it differently order by their names,
  /// so that the order agrees with equality.
  public static func < (lhs: LocalTime, rhs: LocalTime) -> Bool {
    (lhs.secondsSince1970, lhs.offset, lhs.zone.identifier)
      < (rhs.secondsSince1970, rhs.offset, rhs.zone.identifier)
  }
}

extension LocalTime: CustomStringConvertible {
  /// The time with offset and zone, for logs and tests.
  public var description: String { "\(iso8601)[\(zone.identifier)]" }
}
