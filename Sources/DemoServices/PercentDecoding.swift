/// Percent-decoding that never fails: a `%` that starts no escape stands for itself, and bytes that are no
/// UTF-8 become U+FFFD, as servers do it.
enum PercentDecoding {
  /// The text that percent-encoded bytes stand for.
  static func decode(_ encoded: some Collection<UInt8>, plusIsBlank: Bool = false) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(encoded.count)
    var index = encoded.startIndex
    while index != encoded.endIndex {
      let byte = encoded[index]
      index = encoded.index(after: index)
      if byte == UInt8(ascii: "%"), let (value, next) = escape(in: encoded, at: index) {
        decoded.append(value)
        index = next
      } else {
        decoded.append(plusIsBlank && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func escape<Bytes: Collection<UInt8>>(
    in bytes: Bytes, at index: Bytes.Index
  ) -> (UInt8, Bytes.Index)? {
    guard index != bytes.endIndex, let high = hexValue(bytes[index]) else { return nil }
    let second = bytes.index(after: index)
    guard second != bytes.endIndex, let low = hexValue(bytes[second]) else { return nil }
    return (high << 4 | low, bytes.index(after: second))
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
