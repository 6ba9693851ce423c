#if os(Linux)
  import CZlib
  import Foundation

  /// Decompresses gzip as it arrives, a buffer at a time, so that a small reply cannot become a large one
  /// before anybody looks. libcurl's own decoder takes a cut-off reply for a whole one.
  /// https://www.rfc-editor.org/rfc/rfc1952
  final class GzipDecoder {
    /// Whether the last member is complete.
    private(set) var isAtEnd = false
    private var stream = z_stream()
    private var buffer = [UInt8](repeating: 0, count: 32 << 10)

    /// A decoder at the start of its data.
    init() throws {
      let gzipOnly = MAX_WBITS + 16
      guard
        inflateInit2_(&stream, gzipOnly, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { throw HTTPFailure.undecodable(HTTPReasonText.noMemoryToDecompress) }
    }

    deinit {
      inflateEnd(&stream)
    }

    /// Decompresses bytes and hands out what they become; throws `HTTPFailure.undecodable` for bytes that
    /// are not gzip, and what `take` throws.
    func decode(_ bytes: UnsafeRawBufferPointer, take: (UnsafeRawBufferPointer) throws -> Void) throws {
      stream.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      stream.avail_in = UInt32(bytes.count)
      while stream.avail_in > 0 || stream.avail_out == 0 {
        if isAtEnd {
          guard stream.avail_in > 0 else { return }
          // Members may follow one another.
          inflateReset(&stream)
          isAtEnd = false
        }
        let status = try buffer.withUnsafeMutableBytes { output in
          stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
          stream.avail_out = UInt32(output.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          try take(UnsafeRawBufferPointer(rebasing: output[..<(output.count - Int(stream.avail_out))]))
          return status
        }
        switch status {
        case Z_OK: break
        case Z_STREAM_END: isAtEnd = true
        case Z_BUF_ERROR where stream.avail_in == 0: return
        default: throw HTTPFailure.undecodable(HTTPReasonText.damaged)
        }
      }
    }
  }
#endif
