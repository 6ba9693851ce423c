import Foundation

/// Writes pictures as PNG: 8 bits a channel, red, green and blue, not interlaced.
/// https://www.w3.org/TR/png-3/
enum PNGEncoder {
  /// The file of a picture.
  static func encode(_ canvas: Canvas) throws -> Data {
    var header = Data()
    header.append(bigEndian: UInt32(canvas.width))
    header.append(bigEndian: UInt32(canvas.height))
    header.append(contentsOf: [8, 2, 0, 0, 0])
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(chunk: "IHDR", header)
    file.append(chunk: "IDAT", try Zlib.compress(filtered(canvas)))
    file.append(chunk: "IEND", Data())
    return file
  }

  /// The rows, each a filter type and its bytes as differences from the row above: flat areas and gradients
  /// from top to bottom become long runs.
  private static func filtered(_ canvas: Canvas) -> Data {
    let rowLength = canvas.width * 3
    var bytes = [UInt8](repeating: 0, count: (rowLength + 1) * canvas.height)
    bytes.withUnsafeMutableBufferPointer { target in
      canvas.pixels.withUnsafeBufferPointer { pixels in
        var next = 0
        for row in 0..<canvas.height {
          target[next] = row == 0 ? FilterType.none : FilterType.up
          next += 1
          var index = row * rowLength
          let end = index + rowLength
          while index < end {
            target[next] = row == 0 ? pixels[index] : pixels[index] &- pixels[index - rowLength]
            next += 1
            index += 1
          }
        }
      }
    }
    return Data(bytes)
  }

  /// How the bytes of a row stand for its pixels.
  private enum FilterType {
    static let none: UInt8 = 0
    static let up: UInt8 = 2
  }
}

extension Data {
  fileprivate mutating func append(bigEndian value: UInt32) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  fileprivate mutating func append(chunk type: String, _ content: Data) {
    append(bigEndian: UInt32(content.count))
    let checked = Data(type.utf8) + content
    append(checked)
    append(bigEndian: CRC32.of(checked))
  }
}

/// The check sum of a PNG chunk: https://www.w3.org/TR/png-3/#5CRC-algorithm
private enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func of(_ data: Data) -> UInt32 {
    data.withUnsafeBytes { bytes in
      ~bytes.reduce(UInt32.max) { value, byte in
        table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
      }
    }
  }
}
