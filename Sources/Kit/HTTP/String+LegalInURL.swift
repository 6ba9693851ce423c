import Foundation

extension String {
  /// The text with every byte that may not stand in an address percent-encoded; a `%` that begins an escape is
  /// kept, and so is what has a meaning in addresses (https://www.rfc-editor.org/rfc/rfc3986#section-2).
  ///
  /// Until iOS 16, `URL(string:)` takes nothing else.
  public var legalInURL: String {
    let bytes = Array(utf8)
    if bytes.indices.allSatisfy({ String.isLegalInURL(bytes, at: $0) }) { return self }
    var legal = ""
    for index in bytes.indices {
      if String.isLegalInURL(bytes, at: index) {
        legal.unicodeScalars.append(Unicode.Scalar(bytes[index]))
      } else {
        legal += String.escape(bytes[index])
      }
    }
    return legal
  }

  private static func escape(_ byte: UInt8) -> String {
    (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }

  private static func isLegalInURL(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "%"):
      index + 2 < bytes.count && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: legalPunctuation.contains(bytes[index])
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }

  private static let legalPunctuation = Set("-._~:/?#[]@!$&'()*+,;=".utf8)
}
