import Foundation

extension String {
  /// The text with everything but RFC 3986's unreserved characters percent-encoded as UTF-8.
  ///
  /// Stricter than `URLQueryItem`, which leaves `+` and `/` as they are; servers read `+` as a blank.
  /// https://www.rfc-editor.org/rfc/rfc3986#section-2.3
  public var percentEncoded: String { percentEncoded(digits: "0123456789ABCDEF") }

  /// The same with lower-case digits, as some servers write it.
  var lowercasePercentEncoded: String { percentEncoded(digits: "0123456789abcdef") }

  private func percentEncoded(digits: String) -> String {
    let digits = Array(digits.utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        encoded.append(byte)
      default:
        encoded.append(UInt8(ascii: "%"))
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The text with every well-formed percent-encoding decoded and everything else kept.
  ///
  /// Unlike `removingPercentEncoding`, one stray `%` does not hide the rest.
  public var lenientlyPercentDecoded: String {
    let bytes = Array(utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = String.hexValue(bytes[index + 1]), let low = String.hexValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
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
