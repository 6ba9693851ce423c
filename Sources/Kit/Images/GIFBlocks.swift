/// The blocks of a GIF after its screen (https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 19 on).
struct GIFBlocks: Sequence, IteratorProtocol {
  struct Block {
    /// Its first byte.
    let kind: Int
    /// Where it begins.
    let offset: Int

    /// Whether it is one of the pictures: place and size, then pixels.
    var isFrame: Bool { kind == 0x2C }

    /// Whether it is the end.
    var isTrailer: Bool { kind == 0x3B }
  }

  private let reader: ByteReader
  private var offset: Int

  init(_ reader: ByteReader) {
    self.reader = reader
    offset = 13 + GIFBlocks.colourTableLength(reader.byte(10))
  }

  /// The next block that is there as a whole.
  mutating func next() -> Block? {
    guard let kind = reader.byte(offset) else { return nil }
    let block = Block(kind: kind, offset: offset)
    switch kind {
    case 0x3B: offset = reader.count
    case 0x21: offset += 2
    case 0x2C: offset += 11 + GIFBlocks.colourTableLength(reader.byte(offset + 9))
    default: return nil
    }
    guard !block.isTrailer else { return block }
    while let length = reader.byte(offset), length > 0 { offset += 1 + length }
    offset += 1
    return offset <= reader.count ? block : nil
  }

  private static func colourTableLength(_ flags: Int?) -> Int {
    guard let flags, flags & 0x80 != 0 else { return 0 }
    return 3 << ((flags & 7) + 1)
  }
}
