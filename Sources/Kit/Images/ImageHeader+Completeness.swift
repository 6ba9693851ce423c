import Foundation

extension ImageHeader {
  /// Whether the end of the picture is there. Decoders are content with less and fill up with grey.
  func isComplete(_ body: Data) -> Bool {
    let reader = ByteReader(body)
    switch format {
    case .png: return ImageHeader.pngEnds(reader)
    case .jpeg: return ImageHeader.jpegEnds(reader)
    case .gif: return GIFBlocks(reader).contains { $0.isTrailer }
    case .webp: return reader.little(4, bytes: 4).map { $0 + 8 <= reader.count } ?? false
    }
  }

  /// Chunk by chunk to `IEND`: four bytes of length, four of name, the content, four of checksum.
  private static func pngEnds(_ reader: ByteReader) -> Bool {
    var offset = 8
    while let length = reader.big(offset, bytes: 4) {
      if reader.starts(with: "IEND", at: offset + 4) { return reader.byte(offset + 11) != nil }
      offset += 12 + length
    }
    return false
  }

  /// The end marker after the first scan; an embedded thumbnail has one before.
  private static func jpegEnds(_ reader: ByteReader) -> Bool {
    guard let scan = JPEGSegments(reader).first(where: \.isScan) else { return false }
    return reader.hasPair(0xFF, 0xD9, from: scan.offset)
  }
}
