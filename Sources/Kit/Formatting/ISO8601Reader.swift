/// Takes the parts of an ISO 8601 date and time off the front of a text. Digits of other scripts are not digits
/// here.
struct ISO8601Reader {
  private let text: String.UTF8View
  private var position: String.UTF8View.Index

  init(_ text: String.UTF8View) {
    self.text = text
    position = text.startIndex
  }

  var isAtEnd: Bool { position == text.endIndex }

  /// A day that exists, `YYYY-MM-DD`.
  mutating func date() -> LocalDate? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return LocalDate(year: year, month: month, day: day)
  }

  /// A day and a time, `YYYY-MM-DDTHH:MM:SS`; the seconds may be missing, and a fraction of them is dropped.
  mutating func wallTime() -> WallTime? {
    guard let date = date(), skip("T"), let hour = number(digits: 2), skip(":"),
      let minute = number(digits: 2)
    else { return nil }
    var second = 0
    if skip(":") {
      guard let seconds = number(digits: 2) else { return nil }
      second = seconds
      if skip("."), !skipDigits() { return nil }
    }
    return WallTime(date, hour: hour, minute: minute, second: second)
  }

  /// Seconds ahead of UTC, `Z`, `+HH:MM` or `-HHMM`.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    guard let sign = skip("+") ? 1 : skip("-") ? -1 : nil, let hours = number(digits: 2) else { return nil }
    _ = skip(":")
    guard let minutes = number(digits: 2), hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }

  /// The number that the next `digits` characters write.
  private mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Passes over a character; `false` when another one stands there.
  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard position < text.endIndex, UInt32(text[position]) == expected.value else { return false }
    position = text.index(after: position)
    return true
  }

  /// Passes over digits; `false` when there is none.
  private mutating func skipDigits() -> Bool {
    guard digit() != nil else { return false }
    while digit() != nil {}
    return true
  }

  private mutating func digit() -> Int? {
    guard position < text.endIndex else { return nil }
    let value = Int(text[position]) - 48
    guard (0...9).contains(value) else { return nil }
    position = text.index(after: position)
    return value
  }
}
