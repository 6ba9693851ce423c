/// The segments of a JPEG before its pixels (https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B).
struct JPEGSegments: Sequence, IteratorProtocol {
  struct Segment {
    /// The second byte of its marker.
    let marker: Int
    /// Where its `FF` stands; the marker, two bytes of length and the content follow.
    let offset: Int

    /// Whether it states the size of the picture: SOF0 to SOF15 but the three that define tables.
    var isFrame: Bool { (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker) }

    /// Whether pixels follow it.
    var isScan: Bool { marker == 0xDA }
  }

  private let reader: ByteReader
  private var offset = 2

  init(_ reader: ByteReader) {
    self.reader = reader
  }

  mutating func next() -> Segment? {
    guard reader.byte(offset) == 0xFF else { return nil }
    // Any number of FF may fill the space before a marker.
    while reader.byte(offset + 1) == 0xFF { offset += 1 }
    guard let marker = reader.byte(offset + 1), marker != 0xD9,
      let length = reader.big(offset + 2, bytes: 2), length >= 2
    else { return nil }
    defer { offset += 2 + length }
    return Segment(marker: marker, offset: offset)
  }
}
