import Foundation

/// What the first bytes of a PNG, JPEG or GIF say, so that room can be made before it is decoded.
package struct ImageHeader: Equatable, Sendable {
  /// The width in pixels, before any turning.
  package let width: Int
  /// The height in pixels, before any turning.
  package let height: Int
  /// How the camera was held, as a JPEG may say.
  package private(set) var orientation = Image.Orientation.up

  /// Reads a header; nil if the data is something else, or ends too early.
  package init?(_ data: Data) {
    let bytes = Bytes(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(width: bytes.number(at: 16, size: 4), height: bytes.number(at: 20, size: 4))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self.init(
        width: bytes.number(at: 6, size: 2, isLittle: true),
        height: bytes.number(at: 8, size: 2, isLittle: true))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: bytes)
    } else {
      return nil
    }
  }

  /// Reads the header of a file; nil if there is no such file, or it is something else.
  package init?(contentsOf file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data)
  }

  /// The size in points of the picture standing upright, with so many pixels a point.
  package func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale).turned(to: orientation)
  }

  private init?(width: Int?, height: Int?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Goes from marker to marker to the one that begins a frame.
  /// https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1
  private init?(jpeg bytes: Bytes) {
    var offset = 2
    var orientation = Image.Orientation.up
    while let marker = bytes.number(at: offset, size: 2), marker >= 0xFF00 {
      switch marker {
      case 0xFFFF:
        offset += 1
        continue
      case 0xFF01, 0xFFD0...0xFFD8:
        offset += 2
        continue
      case 0xFFC4, 0xFFC8, 0xFFCC:
        break
      case 0xFFC0...0xFFCF:
        self.init(
          width: bytes.number(at: offset + 7, size: 2), height: bytes.number(at: offset + 5, size: 2))
        self.orientation = orientation
        return
      case 0xFFE1:
        orientation = Self.orientation(in: bytes, at: offset + 4) ?? orientation
      default:
        break
      }
      guard let length = bytes.number(at: offset + 2, size: 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }

  /// Reads tag 274 of an Exif segment.
  /// https://www.media.mit.edu/pia/Research/deepview/exif.html
  private static func orientation(in bytes: Bytes, at segment: Int) -> Image.Orientation? {
    let tiff = segment + 6
    guard bytes.has(Array("Exif\0\0".utf8), at: segment) else { return nil }
    let isLittle = bytes.has(Array("II".utf8), at: tiff)
    func number(_ offset: Int, _ size: Int) -> Int? {
      bytes.number(at: tiff + offset, size: size, isLittle: isLittle)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count where number(directory + 2 + 12 * index, 2) == 0x0112 {
      return number(directory + 10 + 12 * index, 2).flatMap(Image.Orientation.init(exif:))
    }
    return nil
  }
}

extension Image.Orientation {
  /// The orientation by its number in Exif.
  init?(exif number: Int) {
    let all: [Image.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard all.indices.contains(number - 1) else { return nil }
    self = all[number - 1]
  }

}

extension CGSize {
  /// The size once a picture of this size stands upright.
  func turned(to orientation: Image.Orientation) -> CGSize {
    switch orientation {
    case .up, .upMirrored, .down, .downMirrored: self
    case .left, .leftMirrored, .right, .rightMirrored: CGSize(width: height, height: width)
    }
  }
}

/// Data whose numbers can be asked for beyond its end.
private struct Bytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  func starts(with prefix: [UInt8]) -> Bool {
    data.starts(with: prefix)
  }

  func has(_ text: [UInt8], at offset: Int) -> Bool {
    data.dropFirst(offset).starts(with: text)
  }

  func number(at offset: Int, size: Int, isLittle: Bool = false) -> Int? {
    guard offset >= 0, offset + size <= data.count else { return nil }
    let start = data.startIndex + offset
    let digits = data[start..<start + size]
    return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
