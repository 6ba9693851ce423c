import Foundation

/// Makes gzip data by hand, so that the tests need no compressor on any platform.
enum Gzip {
  private static let header = Data([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

  /// The bytes in one stored block, not made smaller.
  static func stored(_ bytes: Data) -> Data {
    let count = UInt16(bytes.count)
    var data = header + Data([1])
    data += littleEndian(count) + littleEndian(~count) + bytes
    return data + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  /// Data that becomes at least `count` zero bytes, 158 times its own size; it has no end.
  static func bomb(_ count: Int) -> Data {
    var bits = BitWriter()
    bits.write(0b1, count: 1)  // the last block,
    bits.write(0b01, count: 2)  // with the fixed codes of RFC 1951, section 3.2.6
    bits.writeCode(0b0011_0000, count: 8)  // the byte 0
    for _ in 0...(count / 258) {
      bits.writeCode(0b1100_0101, count: 8)  // copy 258 bytes
      bits.writeCode(0b00000, count: 5)  // from one byte before
    }
    return header + bits.data
  }

  private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  private static func checksum(_ bytes: Data) -> UInt32 {
    var remainder: UInt32 = 0xffff_ffff
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return ~remainder
  }

  private struct BitWriter {
    var data = Data()
    private var used = 8

    mutating func write(_ bits: Int, count: Int) {
      for position in 0..<count { write(bit: bits >> position & 1) }
    }

    /// Huffman codes are written from their highest bit.
    mutating func writeCode(_ code: Int, count: Int) {
      for position in (0..<count).reversed() { write(bit: code >> position & 1) }
    }

    private mutating func write(bit: Int) {
      if used == 8 {
        data.append(0)
        used = 0
      }
      data[data.count - 1] |= UInt8(bit << used)
      used += 1
    }
  }
}
