import Foundation

extension Date {
  /// Reads a date and time with its offset as ISO 8601 has it: `2024-03-05T16:43:35+11:00`, `…Z`. Seconds and a
  /// fraction of them (which is dropped) may be missing, and so may the colon of the offset.
  ///
  /// `nil` for any other text, for a time without an offset, and for one that no calendar has. Costs a hundredth
  /// of what a formatter does, which would also read digits of other scripts and roll 30 February over.
  public init?(iso8601 text: String) {
    var reader = ISO8601Reader(text.utf8)
    guard let time = reader.wallTime(), let offset = reader.offset(), reader.isAtEnd else { return nil }
    self.init(timeIntervalSince1970: Double(time.seconds - offset))
  }
}
