import Foundation

/// Reads a JSON text of any size through a small buffer, and checks every byte of it.
/// https://www.rfc-editor.org/rfc/rfc8259
///
/// The caller steps into objects and arrays and takes the values it wants as bytes; memory holds one value.
struct JSONStream {
  private let read: () throws -> Data?
  private var buffer: [UInt8] = []
  private var index = 0
  private var bytesBefore = 0
  private var isRecording = false
  private var recorded: [UInt8] = []
  private var depth = 0

  private static let maximalDepth = 100
  private static let maximalValue = 4 << 20

  /// A stream of the pieces that `read` returns, until it returns `nil` or an empty one.
  init(reading read: @escaping () throws -> Data?) {
    self.read = read
  }

  /// How many bytes have been read.
  var position: Int { bytesBefore + index }

  /// Takes the byte order mark that some programs put in front of a text, and nothing where there is none.
  mutating func takeByteOrderMark() throws {
    switch try current() {
    case 0xEF:
      for byte: UInt8 in [0xEF, 0xBB, 0xBF] { try expect(byte) }
    case 0xFE, 0xFF:
      throw JSONFault(reason: "the text is UTF-16, but JSON is UTF-8", byte: position)
    default: break
    }
  }

  /// The next byte that is no white space, without taking it; `nil` at the end.
  mutating func peek() throws -> UInt8? {
    while let byte = try current() {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      advance()
    }
    return nil
  }

  /// Takes the byte, after any white space, if it is the next one.
  mutating func take(_ byte: UInt8) throws -> Bool {
    guard try peek() == byte else { return false }
    advance()
    return true
  }

  /// Takes the byte, after any white space, or throws.
  mutating func expect(_ byte: UInt8) throws {
    guard try take(byte) else {
      throw try fault("'\(Character(Unicode.Scalar(byte)))' is expected")
    }
  }

  /// Takes a whole value and returns its bytes.
  mutating func value() throws -> Data {
    _ = try peek()
    isRecording = true
    defer {
      isRecording = false
      recorded.removeAll(keepingCapacity: true)
    }
    try skipValue()
    return Data(recorded)
  }

  /// Takes a whole value and forgets it.
  mutating func skipValue() throws {
    guard let first = try peek() else { throw endedEarly }
    switch first {
    case UInt8(ascii: "{"): try skipObject()
    case UInt8(ascii: "["): try skipArray()
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: throw try fault("a value is expected")
    }
  }

  /// A fault at the byte that comes next, or at the end.
  mutating func fault(_ reason: String) throws -> JSONFault {
    try current() == nil ? endedEarly : JSONFault(reason: reason, byte: position)
  }

  private var endedEarly: JSONFault { JSONFault(reason: "the text ends too early", byte: position) }

  // MARK: Values

  private mutating func skipObject() throws {
    try enter()
    advance()
    if try take(UInt8(ascii: "}")) { return leave() }
    repeat {
      guard try peek() == UInt8(ascii: "\"") else { throw try fault("a name in quotation marks is expected") }
      try skipString()
      try expect(UInt8(ascii: ":"))
      try skipValue()
    } while try take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    leave()
  }

  private mutating func skipArray() throws {
    try enter()
    advance()
    if try take(UInt8(ascii: "]")) { return leave() }
    repeat { try skipValue() } while try take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    leave()
  }

  private mutating func enter() throws {
    depth += 1
    guard depth <= JSONStream.maximalDepth else { throw try fault("the values are nested too deeply") }
  }

  private mutating func leave() { depth -= 1 }

  private mutating func skipString() throws {
    advance()
    while let byte = try current() {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return
      case UInt8(ascii: "\\"):
        advance()
        try skipEscape()
      case 0..<0x20:
        throw try fault("a control character stands in a text")
      default:
        advance()
      }
    }
    throw endedEarly
  }

  private mutating func skipEscape() throws {
    guard let byte = try current() else { throw endedEarly }
    guard "\"\\/bfnrtu".utf8.contains(byte) else { throw try fault("there is no such escape") }
    advance()
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = try current(), Character(Unicode.Scalar(digit)).isHexDigit else {
        throw try fault("four hexadecimal digits are expected")
      }
      advance()
    }
  }

  private mutating func skipWord(_ word: String) throws {
    for byte in word.utf8 {
      guard try current() == byte else { throw try fault("'\(word)' is expected") }
      advance()
    }
  }

  private mutating func skipNumber() throws {
    if try current() == UInt8(ascii: "-") { advance() }
    if try current() == UInt8(ascii: "0") {
      advance()
    } else {
      try skipDigits()
    }
    if try current() == UInt8(ascii: ".") {
      advance()
      try skipDigits()
    }
    if let byte = try current(), byte | 0x20 == UInt8(ascii: "e") {
      advance()
      if let sign = try current(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { advance() }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws {
    guard let first = try current(), isDigit(first) else { throw try fault("a digit is expected") }
    while let byte = try current(), isDigit(byte) { advance() }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  // MARK: Bytes

  /// The next byte, without taking it; `nil` at the end.
  private mutating func current() throws -> UInt8? {
    if index == buffer.count {
      guard try refill() else { return nil }
    }
    return buffer[index]
  }

  private mutating func advance() {
    if isRecording { recorded.append(buffer[index]) }
    index += 1
  }

  private mutating func refill() throws -> Bool {
    guard recorded.count <= JSONStream.maximalValue else {
      throw JSONFault(reason: "one value is larger than \(JSONStream.maximalValue) bytes", byte: position)
    }
    bytesBefore += buffer.count
    index = 0
    buffer = try read().map { [UInt8]($0) } ?? []
    return !buffer.isEmpty
  }
}
