import Foundation

/// Writes small PNG files: eight bits, with alpha, not compressed.
enum PNG {
  struct Colour: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    var alpha: UInt8 = 255
  }

  static func file(width: Int, height: Int, colour: (_ x: Int, _ y: Int) -> Colour) -> Data {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let colour = colour(x, y)
        rows += [colour.red, colour.green, colour.blue, colour.alpha]
      }
    }
    return file(width: width, height: height, rows: rows)
  }

  /// A file of one colour.
  static func plain(width: Int, height: Int, red: UInt8 = 200) -> Data {
    file(width: width, height: height) { _, _ in Colour(red: red, green: 10, blue: 20) }
  }

  /// A file whose pixels need not be there.
  static func file(width: Int, height: Int, rows: [UInt8]) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    return Data(number(content.count) + body + number(Int(checksum(body))))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      output.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] { output += [UInt8(value & 255), UInt8(value >> 8)] }
      output += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return output + number(high << 16 | low)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~value
  }
}
