#if canImport(CZlib)
  import CZlib
  import Foundation

  /// The zlib format (RFC 1950, https://www.rfc-editor.org/rfc/rfc1950), by zlib.
  enum Zlib {
    /// The data compressed.
    static func compress(_ data: Data) throws -> Data {
      var length = compressBound(UInt(data.count))
      var compressed = Data(count: Int(length))
      let status = compressed.withUnsafeMutableBytes { target in
        data.withUnsafeBytes { source in
          compress2(
            target.bindMemory(to: Bytef.self).baseAddress, &length,
            source.bindMemory(to: Bytef.self).baseAddress, UInt(source.count), Z_DEFAULT_COMPRESSION)
        }
      }
      guard status == Z_OK else { throw PictureFailure.compression(status) }
      return compressed.prefix(Int(length))
    }
  }
#endif
