/// The members of a JSON object that is known to be valid, found without decoding their values.
///
/// A row of the catalogue holds the whole product as JSON; a reply picks the members it is asked for.
struct JSONMembers: Sequence, IteratorProtocol {
  /// One member, as bytes of the object.
  struct Member {
    /// The name between its quotation marks, escapes as they are.
    let name: UnsafeBufferPointer<UInt8>
    /// The whole value.
    let value: UnsafeBufferPointer<UInt8>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The members of the object in `bytes`, which must stay valid meanwhile.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Member? {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    guard index < bytes.count else { return nil }
    let nameStart = index + 1
    skipString()
    let name = UnsafeBufferPointer(rebasing: bytes[nameStart..<Swift.max(nameStart, index - 1)])
    while index < bytes.count, JSONMembers.isBetween(bytes[index]) { index += 1 }
    let valueStart = index
    skipValue()
    return Member(name: name, value: UnsafeBufferPointer(rebasing: bytes[valueStart..<index]))
  }

  /// Goes on after the closing quotation mark of the string that starts here.
  private mutating func skipString() {
    index += 1
    while let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      var backslashes = 0
      while bytes[quote - 1 - backslashes] == UInt8(ascii: "\\") { backslashes += 1 }
      index = quote + 1
      if backslashes.isMultiple(of: 2) { return }
    }
    index = bytes.count
  }

  private mutating func skipValue() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          index += 1
          return
        }
      case UInt8(ascii: ",") where depth == 0:
        return
      case let byte where depth == 0 && JSONMembers.isBetween(byte):
        return
      default:
        break
      }
      index += 1
    }
  }

  /// White space and the colon between a name and its value.
  private static func isBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
