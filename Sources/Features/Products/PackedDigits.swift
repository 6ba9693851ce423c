/// The digits of a bar code number in one integer, four bits each, so that checking it needs no memory.
///
/// Leading zeros count. Up to 16 digits are kept, more than any bar code of a shop has; of more only the
/// count is right.
struct PackedDigits: Sendable, Hashable {
  private var bits: UInt64 = 0
  private(set) var count = 0

  /// The digit at a place, counted from the left.
  subscript(place: Int) -> Int { Int(bits >> (4 * UInt64(count - 1 - place)) & 15) }

  /// The last digit; 0 where there is none.
  var last: Int { Int(bits & 15) }

  /// The digits before the last one.
  var droppingLast: PackedDigits {
    var shorter = self
    shorter.bits >>= 4
    shorter.count -= 1
    return shorter
  }

  /// The digits as text.
  var text: String {
    String(decoding: (0..<count).map { UInt8(ascii: "0") + UInt8(self[$0]) }, as: UTF8.self)
  }

  mutating func append(_ digit: Int) {
    bits = bits << 4 | UInt64(digit)
    count += 1
  }

  /// The same number with zeros in front.
  func padded(to length: Int) -> PackedDigits {
    var padded = self
    padded.count = max(count, length)
    return padded
  }
}

// MARK: - Check digit

extension PackedDigits {
  /// The sum of the digits at odd places, counted from the right and beginning with odd.
  var oddSum: Int { PackedDigits.sum(ofBytes: bits & 0x0F0F_0F0F_0F0F_0F0F) }

  /// The sum of the digits at even places, counted from the right.
  var evenSum: Int { PackedDigits.sum(ofBytes: bits >> 4 & 0x0F0F_0F0F_0F0F_0F0F) }

  /// The check digit that belongs behind these digits (https://www.gs1.org/services/how-calculate-check-digit-manually).
  var checkDigit: Int {
    let remainder = (3 * oddSum + evenSum) % 10
    return remainder == 0 ? 0 : 10 - remainder
  }

  /// Whether the last digit is the check digit of those before it.
  var endsInItsCheckDigit: Bool { droppingLast.checkDigit == last }

  private static func sum(ofBytes bytes: UInt64) -> Int {
    // The highest byte of the product is the sum of all eight bytes.
    Int((bytes &* 0x0101_0101_0101_0101) >> 56)
  }
}

// MARK: - UPC-E

extension PackedDigits {
  /// The UPC-A number, with its check digit, that a UPC-E number stands for.
  ///
  /// Reads the number system and the six digits, that is the first seven; `nil` when there are fewer or the
  /// number system is neither 0 nor 1.
  var expandedUPCE: PackedDigits? {
    guard count >= 7, self[0] <= 1 else { return nil }
    let rule = self[6]
    var body = PackedDigits()
    switch rule {
    case 0...2:
      body.append(0...2, of: self)
      body.append(rule)
      body.appendZeros(4)
      body.append(3...5, of: self)
    case 3:
      body.append(0...3, of: self)
      body.appendZeros(5)
      body.append(4...5, of: self)
    case 4:
      body.append(0...4, of: self)
      body.appendZeros(5)
      body.append(self[5])
    default:
      body.append(0...5, of: self)
      body.appendZeros(4)
      body.append(rule)
    }
    body.append(body.checkDigit)
    return body
  }

  /// Whether these are the eight digits of a UPC-E number with the check digit of the expanded one.
  var endsInCheckDigitOfUPCE: Bool { count == 8 && expandedUPCE?.last == last }

  private mutating func append(_ places: ClosedRange<Int>, of other: PackedDigits) {
    for place in places { append(other[place]) }
  }

  private mutating func appendZeros(_ zeros: Int) {
    bits <<= 4 * UInt64(zeros)
    count += zeros
  }
}

// MARK: - Reading

extension PackedDigits {
  /// What a text turned out to be.
  enum Reading {
    /// Digits and nothing else that counts.
    case digits(PackedDigits)
    /// No text, or only white space.
    case blank
    /// Something that is neither a digit nor a separator between two digits, at this place in UTF-8.
    case unexpected(offset: Int)
  }

  /// Reads ASCII digits. White space around them is ignored, and so are spaces and hyphens between them.
  static func read(_ text: String) -> Reading {
    var text = text
    return text.withUTF8 { read($0) }
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
    var end = bytes.count
    while end > 0, isWhiteSpace(bytes[end - 1]) { end -= 1 }
    var start = 0
    while start < end, isWhiteSpace(bytes[start]) { start += 1 }
    guard start < end else { return .blank }

    var digits = PackedDigits()
    for offset in start..<end {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      if digit <= 9 {
        digits.append(Int(digit))
      } else if offset == start || offset == end - 1 || !isSeparator(bytes[offset]) {
        return .unexpected(offset: offset)
      }
    }
    return .digits(digits)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }

  /// Whether the byte is a space, or one of tab to carriage return.
  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 <= 4
  }
}
