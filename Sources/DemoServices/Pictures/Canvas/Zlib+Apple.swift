#if !canImport(CZlib)
  import Foundation

  /// The zlib format (RFC 1950, https://www.rfc-editor.org/rfc/rfc1950), around Foundation's bare DEFLATE.
  enum Zlib {
    /// The data compressed.
    static func compress(_ data: Data) throws -> Data {
      let deflated = try (data as NSData).compressed(using: .zlib) as Data
      let checkSum = adler32(data)
      let header: [UInt8] = [0x78, 0x9C]
      return Data(header) + deflated
        + Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checkSum >> $0) })
    }

    private static func adler32(_ data: Data) -> UInt32 {
      var (low, high): (UInt32, UInt32) = (1, 0)
      for byte in data {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
      }
      return high << 16 | low
    }
  }
#endif
