/// Decodes the entities that services leave in their texts: `&amp;`, `&#8482;`, `&#x2122;`.
///
/// A reference is decoded only when it is whole, semicolon included, and only once: `Pen & Paper` and
/// `AT&T` stay as they are, `&amp;lt;` becomes `&lt;`. Numbers follow HTML
/// (https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state): 128 to 159
/// are read as Windows-1252, and what is no character becomes U+FFFD.
public enum HTMLEntities {
  /// The text with its entities decoded.
  public static func decode(_ text: String) -> String {
    var text = text
    let decoded = text.withUTF8 { bytes -> String? in
      guard let first = ampersand(in: bytes, from: 0) else { return nil }
      return decode(bytes, from: first)
    }
    return decoded ?? text
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> String {
    // No reference is shorter than its character, so the decoded text is no longer than the text.
    String(unsafeUninitializedCapacity: bytes.count) { output in
      var written = 0
      var copied = 0
      func copy(to end: Int) {
        written = output[written...].initialize(fromContentsOf: bytes[copied..<end])
      }

      var next: Int? = first
      while let start = next {
        guard let reference = reference(in: bytes, at: start) else {
          next = ampersand(in: bytes, from: start + 1)
          continue
        }
        copy(to: start)
        for byte in String(reference.scalar).utf8 {
          output[written] = byte
          written += 1
        }
        copied = reference.end
        next = ampersand(in: bytes, from: copied)
      }
      copy(to: bytes.count)
      return written
    }
  }

  private static func ampersand(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    bytes[start...].firstIndex(of: UInt8(ascii: "&"))
  }

  /// The reference that begins with the `&` at `start`, and the index after its semicolon.
  private static func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let rest = bytes[(start + 1)...].prefix(longestReference)
    guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let body = bytes[(start + 1)..<semicolon]
    let scalar =
      body.first == UInt8(ascii: "#")
      ? numbered(body.dropFirst()) : HTMLEntityNames.scalars[String(decoding: body, as: UTF8.self)]
    return scalar.map { ($0, semicolon + 1) }
  }

  /// The character of `8482` or `x2122`; `nil` when it is no number.
  private static func numbered(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let isHexadecimal = text.first == UInt8(ascii: "x") || text.first == UInt8(ascii: "X")
    let digits = isHexadecimal ? text.dropFirst() : text
    let radix: UInt32 = isHexadecimal ? 16 : 10
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = digit(byte), digit < radix else { return nil }
      // Once out of Unicode it stays out, whatever follows.
      number = min(number * radix + digit, 0x11_0000)
    }
    if case 0x80...0x9F = number { return windows1252[Int(number) - 0x80] }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// How many bytes after the `&` are searched for the semicolon: no name is longer than 8, and a number
  /// with more leading zeros than this is no longer anyone's text.
  private static let longestReference = 16

  /// What 128 to 159 mean in Windows-1252; the five that mean nothing there stay as they are.
  private static let windows1252: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}
