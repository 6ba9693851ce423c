import Foundation

/// A date and time as the clocks of a place show it, to the minute, where nobody says which place:
/// the service sends auctions and inspections without an offset.
public struct WallTime: Sendable, Hashable {
  let stamp: TimeStamp

  /// The moment at which a clock in Greenwich shows this; for formatters that are set to GMT.
  var inGreenwich: Date { Date(timeIntervalSince1970: Double(stamp.seconds)) }
}

extension WallTime: Comparable {
  /// Whether the first is earlier.
  public static func < (first: WallTime, second: WallTime) -> Bool {
    first.stamp.seconds < second.stamp.seconds
  }
}

extension WallTime: LosslessStringConvertible {
  /// Reads `2024-04-30T18:00:00`, the seconds optional and left out of the result; `nil` for a time with an
  /// offset and for a date that no calendar has.
  public init?(_ text: String) {
    guard var stamp = TimeStamp(text), stamp.offset == nil else { return nil }
    stamp.second = 0
    self.stamp = stamp
  }

  /// The form that `init(_:)` reads, without seconds: `2024-04-30T18:00`.
  public var description: String {
    String(
      format: "%04d-%02d-%02dT%02d:%02d", stamp.year, stamp.month, stamp.day, stamp.hour, stamp.minute)
  }
}

extension WallTime: Codable {
  /// Reads the text form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = WallTime(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a time")
    }
    self = time
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
