/// JSON written straight into bytes. The caller puts the commas and brackets where they belong.
struct JSONBytes {
  /// What has been written so far.
  private(set) var bytes: [UInt8] = []

  /// Room for so many bytes before the first copy.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Punctuation, numbers and names that need no escaping.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// JSON that is complete already.
  mutating func raw(_ json: some Collection<UInt8>) {
    bytes.append(contentsOf: json)
  }

  /// A string with its quotation marks, or `null`.
  mutating func string(_ text: String?) {
    guard var text else { return raw("null") }
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var clean = 0
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean..<index]))
        escape(byte)
        clean = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): raw("\\n")
    case UInt8(ascii: "\r"): raw("\\r")
    case UInt8(ascii: "\t"): raw("\\t")
    default:
      raw("\\u00")
      raw(byte < 0x10 ? "0\(String(byte, radix: 16))" : String(byte, radix: 16))
    }
  }
}
