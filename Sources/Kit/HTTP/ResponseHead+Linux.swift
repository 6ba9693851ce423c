#if os(Linux)
  import Foundation

  /// Collects the status line and the header fields of a reply, line by line.
  struct ResponseHead {
    /// The status code.
    private(set) var status = 0
    /// The header fields so far.
    private(set) var headers = HTTPHeaders()
    private var byteCount = 0

    /// More than any service sends.
    private static let byteLimit = 256 << 10

    /// Takes one line with or without its line break. A status line begins anew, because interim replies
    /// (100 to 199) may come before the final one.
    mutating func append(_ bytes: UnsafeRawBufferPointer) throws {
      byteCount += bytes.count
      guard byteCount <= ResponseHead.byteLimit else {
        throw HTTPFailure.undecodable(HTTPReasonText.largeHeader)
      }
      let line = ResponseHead.trimmed(bytes[...])
      if line.starts(with: "HTTP/".utf8) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        status = words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
        headers = HTTPHeaders()
      } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        headers.append(
          String(decoding: line[..<colon], as: UTF8.self),
          String(decoding: ResponseHead.trimmed(line[(colon + 1)...]), as: UTF8.self))
      }
    }

    private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
      func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
      guard let first = bytes.firstIndex(where: { !isBlank($0) }),
        let last = bytes.lastIndex(where: { !isBlank($0) })
      else { return bytes[bytes.endIndex...] }
      return bytes[first...last]
    }
  }
#endif
