import Foundation

/// What the first bytes of a picture say, read without decoding it.
public struct ImageHeader: Sendable, Hashable {
  /// The format.
  public let format: ImageFormat
  /// The width in pixels, as stored: a picture that is to be turned still lies on its side.
  public let width: Int
  /// The height in pixels, as stored.
  public let height: Int

  /// Reads the header; `nil` when the bytes begin no picture of a known format, or one without pixels.
  public init?(_ body: Data) {
    let reader = ByteReader(body)
    guard let format = ImageHeader.format(reader), let size = ImageHeader.size(reader, as: format),
      size.width > 0, size.height > 0
    else { return nil }
    self.format = format
    (width, height) = size
  }

  private typealias Size = (width: Int, height: Int)

  private static func format(_ reader: ByteReader) -> ImageFormat? {
    if reader.big(0, bytes: 4) == 0x8950_4E47, reader.big(4, bytes: 4) == 0x0D0A_1A0A { return .png }
    if reader.big(0, bytes: 3) == 0xFFD8FF { return .jpeg }
    if reader.starts(with: "GIF87a", at: 0) || reader.starts(with: "GIF89a", at: 0) { return .gif }
    if reader.starts(with: "RIFF", at: 0), reader.starts(with: "WEBP", at: 8) { return .webp }
    return nil
  }

  private static func size(_ reader: ByteReader, as format: ImageFormat) -> Size? {
    switch format {
    case .png: png(reader)
    case .jpeg: jpeg(reader)
    case .gif: gif(reader)
    case .webp: webp(reader)
    }
  }

  private static func png(_ reader: ByteReader) -> Size? {
    guard reader.starts(with: "IHDR", at: 12) else { return nil }
    return pair(reader.big(16, bytes: 4), reader.big(20, bytes: 4))
  }

  private static func jpeg(_ reader: ByteReader) -> Size? {
    for segment in JPEGSegments(reader) where segment.isFrame {
      return pair(reader.big(segment.offset + 7, bytes: 2), reader.big(segment.offset + 5, bytes: 2))
    }
    return nil
  }

  /// The screen, or more where a frame reaches beyond it: a decoder makes room for that.
  private static func gif(_ reader: ByteReader) -> Size? {
    guard var size = pair(reader.little(6, bytes: 2), reader.little(8, bytes: 2)) else { return nil }
    func number(_ offset: Int) -> Int { reader.little(offset, bytes: 2) ?? 0 }
    for block in GIFBlocks(reader) where block.isFrame {
      size.width = max(size.width, number(block.offset + 1) + number(block.offset + 5))
      size.height = max(size.height, number(block.offset + 3) + number(block.offset + 7))
    }
    return size
  }

  private static func webp(_ reader: ByteReader) -> Size? {
    if reader.starts(with: "VP8X", at: 12) {
      return pair(reader.little(24, bytes: 3).map { $0 + 1 }, reader.little(27, bytes: 3).map { $0 + 1 })
    }
    if reader.starts(with: "VP8L", at: 12) {
      guard reader.byte(20) == 0x2F, let bits = reader.little(21, bytes: 4) else { return nil }
      return ((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    }
    guard reader.starts(with: "VP8 ", at: 12), reader.big(23, bytes: 3) == 0x9D012A else { return nil }
    return pair(
      reader.little(26, bytes: 2).map { $0 & 0x3FFF }, reader.little(28, bytes: 2).map { $0 & 0x3FFF })
  }

  private static func pair(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height else { return nil }
    return (width, height)
  }
}
