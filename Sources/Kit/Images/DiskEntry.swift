import Foundation

/// A file of the disk cache: a mark, a checksum of all that follows, the length of the address, the address,
/// the body. Numbers are of eight bytes, the most significant first.
struct DiskEntry {
  static let suffix = ".picture"
  static let partialSuffix = ".partial"
  private static let mark = Data("HSPIC001".utf8)
  let url: String
  let body: Data

  init(url: String, body: Data) {
    self.url = url
    self.body = body
  }

  /// Reads a file; `nil` when it is not one of ours, is cut off or has changed.
  init?(file: Data) {
    let content = file.dropFirst(16)
    guard file.starts(with: DiskEntry.mark),
      file.dropFirst(8).prefix(8) == DiskEntry.bytes(DiskEntry.checksum(content)),
      let length = ByteReader(content).big(0, bytes: 8), length >= 0, length <= content.count - 8
    else { return nil }
    let texts = content.dropFirst(8)
    url = String(decoding: texts.prefix(length), as: UTF8.self)
    body = Data(texts.dropFirst(length))
  }

  /// The bytes of the file.
  var file: Data {
    let address = Data(url.utf8)
    let content = DiskEntry.bytes(UInt64(address.count)) + address + body
    return DiskEntry.mark + DiskEntry.bytes(DiskEntry.checksum(content)) + content
  }

  /// The name of the file for an address. Two addresses may share one, though hardly ever: the address
  /// inside decides.
  static func name(of url: URL) -> String {
    let digits = String(checksum(Data(url.absoluteString.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + suffix
  }

  private static func bytes(_ value: UInt64) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  /// FNV-1a, 64 bits: against damage, not against malice.
  /// http://www.isthe.com/chongo/tech/comp/fnv/
  private static func checksum(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
  }
}
