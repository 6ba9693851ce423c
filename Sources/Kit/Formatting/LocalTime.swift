import Foundation

/// A time as a timetable prints it: what the clock on the wall shows, and the zone that the wall stands in.
///
/// It looks the same on a device in any zone.
public struct LocalTime: Sendable, Hashable {
  /// The zone of the clock.
  public let zone: ZoneTable
  /// Seconds from 1970-01-01T00:00 to the time shown, both on the wall clock.
  private let wall: Int
  /// Seconds east of Greenwich.
  private let offset: Int

  /// A time on a wall clock. One that the clock skips when it is put forward is moved forward by as much; of
  /// one that it shows twice, the first is meant.
  ///
  /// `nil` when there is no such hour, minute or second.
  public init?(_ date: LocalDate, hour: Int, minute: Int, second: Int = 0, zone: ZoneTable) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    let printed = date.dayNumber * 86_400 + hour * 3_600 + minute * 60 + second
    let (instant, offset) = zone.resolve(wall: printed)
    self.zone = zone
    self.offset = offset
    wall = instant + offset
  }

  /// Reads `YYYY-MM-DDTHH:MM:SS`, with or without seconds and a fraction of them (which is dropped), in ASCII
  /// digits and nothing else: an offset or a `Z` would contradict the zone.
  public init?(_ text: String, zone: ZoneTable) {
    var reader = LocalTimeReader(text.utf8)
    guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2),
      reader.skip("-"), let day = reader.number(digits: 2), reader.skip("T"),
      let hour = reader.number(digits: 2), reader.skip(":"), let minute = reader.number(digits: 2),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    var second = 0
    if reader.skip(":") {
      guard let seconds = reader.number(digits: 2) else { return nil }
      second = seconds
      if reader.skip("."), !reader.skipDigits() { return nil }
    }
    guard reader.isAtEnd else { return nil }
    self.init(date, hour: hour, minute: minute, second: second, zone: zone)
  }

  /// The day shown.
  public var date: LocalDate { LocalDate(dayNumber: dayNumber) }
  /// The hour shown, 0 to 23.
  public var hour: Int { secondOfDay / 3_600 }
  /// The minute shown, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second shown, 0 to 59.
  public var second: Int { secondOfDay % 60 }
  /// Minutes since midnight, as the clock shows them.
  public var minuteOfDay: Int { secondOfDay / 60 }

  /// The same moment for every clock.
  public var instant: Date { Date(timeIntervalSince1970: Double(wall - offset)) }

  /// The minutes that pass until another time, whatever the zones and whatever the clocks do meanwhile;
  /// negative when the other is earlier.
  public func minutes(until other: LocalTime) -> Int {
    ((other.wall - other.offset) - (wall - offset)) / 60
  }

  /// How many days later than this time's date the other's date is, each on its own wall: the `1` of
  /// `02:55 +1`.
  public func days(until other: LocalTime) -> Int {
    other.dayNumber - dayNumber
  }

  /// The time as ISO 8601 with its offset: `2016-07-29T18:30:00-04:00`.
  public var iso8601: String {
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return "\(date)T\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
      + "\(sign)\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
  }

  var dayNumber: Int { (wall - secondOfDay) / 86_400 }

  private var secondOfDay: Int {
    let remainder = wall % 86_400
    return remainder < 0 ? remainder + 86_400 : remainder
  }
}

extension LocalTime: Comparable {
  /// Whether the first moment is the earlier one. Two clocks that show it differently order by their names,
  /// so that the order agrees with equality.
  public static func < (lhs: LocalTime, rhs: LocalTime) -> Bool {
    (lhs.wall - lhs.offset, lhs.offset, lhs.zone.identifier)
      < (rhs.wall - rhs.offset, rhs.offset, rhs.zone.identifier)
  }
}

extension LocalTime: CustomStringConvertible {
  /// The time with offset and zone, for logs and tests.
  public var description: String { "\(iso8601)[\(zone.identifier)]" }
}
