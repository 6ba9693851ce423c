/// Reads numbers of fixed width from ASCII text. Digits of other scripts are not digits here.
struct LocalTimeReader {
  private let text: String.UTF8View
  private var position: String.UTF8View.Index

  init(_ text: String.UTF8View) {
    self.text = text
    position = text.startIndex
  }

  var isAtEnd: Bool { position == text.endIndex }

  /// The number that the next `digits` characters write.
  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Passes over a character; `false` when another one stands there.
  mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard position < text.endIndex, UInt32(text[position]) == expected.value else { return false }
    position = text.index(after: position)
    return true
  }

  /// Passes over digits; `false` when there is none.
  mutating func skipDigits() -> Bool {
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
