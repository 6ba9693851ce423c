/// A date and time as a clock on a wall shows it, where nobody says which wall: no zone, no offset.
///
/// ISO 8601 calls it local time (https://www.iso.org/iso-8601-date-and-time-format.html). Where the zone is
/// known, it makes a `LocalTime`.
public struct WallTime: Sendable, Hashable {
  /// Seconds from 1970-01-01T00:00 to the time shown.
  let seconds: Int

  /// A time of a day; `nil` when there is no such hour, minute or second.
  public init?(_ date: LocalDate, hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    seconds = date.dayNumber * 86_400 + hour * 3_600 + minute * 60 + second
  }

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// The day shown.
  public var date: LocalDate { LocalDate(dayNumber: dayNumber) }
  /// The hour shown, 0 to 23.
  public var hour: Int { secondOfDay / 3_600 }
  /// The minute shown, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second shown, 0 to 59.
  public var second: Int { secondOfDay % 60 }
  /// Minutes since midnight.
  public var minuteOfDay: Int { secondOfDay / 60 }

  var dayNumber: Int { (seconds - secondOfDay) / 86_400 }

  private var secondOfDay: Int {
    let remainder = seconds % 86_400
    return remainder < 0 ? remainder + 86_400 : remainder
  }
}

extension WallTime: Comparable {
  /// Whether the first is earlier.
  public static func < (lhs: WallTime, rhs: WallTime) -> Bool { lhs.seconds < rhs.seconds }
}

extension WallTime: LosslessStringConvertible {
  /// Reads `YYYY-MM-DDTHH:MM:SS`, with or without seconds and a fraction of them (which is dropped), in ASCII
  /// digits and nothing else; `nil` for a time with an offset or a `Z`, and for one that no calendar has.
  public init?(_ text: String) {
    var reader = ISO8601Reader(text.utf8)
    guard let time = reader.wallTime(), reader.isAtEnd else { return nil }
    self = time
  }

  /// The form that `init(_:)` reads, with seconds only where there are any: `2024-04-30T18:00`.
  public var description: String { second == 0 ? untilMinute : untilSecond }

  var untilSecond: String { "\(untilMinute):\(second.padded(to: 2))" }

  private var untilMinute: String { "\(date)T\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}

extension WallTime: Codable {
  /// Reads the text form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = WallTime(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no local time")
    }
    self = time
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
