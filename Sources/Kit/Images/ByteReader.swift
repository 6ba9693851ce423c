import Foundation

/// Reads numbers out of a body; beyond its end there is nothing.
struct ByteReader {
  private let bytes: Data

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  /// A number of so many bytes, the most significant first.
  func big(_ offset: Int, bytes length: Int) -> Int? {
    number((0..<length).map { offset + $0 })
  }

  /// A number of so many bytes, the least significant first.
  func little(_ offset: Int, bytes length: Int) -> Int? {
    number((0..<length).reversed().map { offset + $0 })
  }

  func starts(with text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { expected in
      bytes[(bytes.startIndex + offset)...].starts(with: expected)
    }
  }

  /// Whether two bytes stand next to each other at `start` or after it.
  func hasPair(_ first: UInt8, _ second: UInt8, from start: Int) -> Bool {
    bytes.dropFirst(max(0, start)).range(of: Data([first, second]), options: .backwards) != nil
  }

  private func number(_ offsets: [Int]) -> Int? {
    var value = 0
    for offset in offsets {
      guard let byte = byte(offset) else { return nil }
      value = value << 8 | byte
    }
    return value
  }
}
